import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { formatClock, formatDate } from '../format';

export type CsvValue = string | number | null;

/** Integer centavos as the number of pesos that a spreadsheet can add up. */
export function csvMoney(centavos: number): number {
  return centavos / 100;
}

/** A calendar day 'YYYY-MM-DD' as "21/11/2026"; null stays an empty cell. */
export function csvDay(day: string | null): string | null {
  return day && formatDate(day);
}

/** An ISO instant as "21/11/2026 05:34", Mexico City time; null stays an empty cell. */
export function csvInstant(iso: string | null): string | null {
  return iso && `${formatDate(iso)} ${formatClock(iso)}`;
}

/**
 * Name of an exported file: what its rows are in small letters without accents, and the day in Mexico
 * City: "Lista de prospectos" → "lista-de-prospectos-2026-11-21.csv".
 */
export function csvFileName(label: string, now: Date): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${[...(words ?? []), dayInMexicoCity(now)].join('-')}.csv`;
}
