export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];
export type CsvValue = string | number | null;

/** Integer centavos as the number of pesos that a spreadsheet can add up. */
export function csvMoney(centavos: number): number {
  return centavos / 100;
}
