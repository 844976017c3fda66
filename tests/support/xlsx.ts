import { zipTexts } from '@server/adapters/zip-file';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const column = (place: number) => String.fromCharCode(65 + place);

type Sheet = readonly (readonly string[])[];

/** A workbook of one sheet: texts are shared strings, digits are numbers, `=…` is a formula that came to nothing. */
export const xlsx = (rows: Sheet): Buffer => workbook({ Hoja: rows });

/** The same of several, by name. */
export function workbook(sheets: Readonly<Record<string, Sheet>>): Buffer {
  const shared = [...new Set(Object.values(sheets).flat(2))];
  const cell = (text: string, place: number, row: number) => {
    const at = `${column(place)}${row + 1}`;
    if (text === '') return '';
    if (/^[1-9]\d*$/.test(text)) return `<c r="${at}"><v>${text}</v></c>`;
    if (text.startsWith('=')) return `<c r="${at}" t="str"><f>${text.slice(1)}</f><v>0</v></c>`;
    return `<c r="${at}" t="s"><v>${shared.indexOf(text)}</v></c>`;
  };
  const line = (cells: readonly string[], row: number) =>
    `<row r="${row + 1}">${cells.map((text, place) => cell(text, place, row)).join('')}</row>`;
  const all = Object.entries(sheets).map(([name, rows], n) => ({
    n: n + 1,
    name,
    lines: rows.map(line).join(''),
  }));
  return zipTexts({
    'xl/workbook.xml': `<workbook><sheets>${all.map(({ n, name }) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${all.map(({ n }) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      all.map(({ n, lines }) => [
        `xl/worksheets/sheet${n}.xml`,
        `<worksheet><sheetData>${lines}</sheetData></worksheet>`,
      ]),
    ),
  });
}
