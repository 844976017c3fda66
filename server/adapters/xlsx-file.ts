import type { Centavos } from '@contract/kernel/fields/centavos';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import { zipTexts } from './zip-file';

/** A text, a whole number, or an amount that a spreadsheet adds up in pesos. */
export type SheetCell = string | number | { cents: Centavos };

interface WrittenSheet {
  /** At most 31 signs, none of `[]:*?/\`. */
  name: string;
  /** Of its columns, in signs. */
  widths: readonly number[];
  /** Stays in sight, in bold letters. */
  head?: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Places in the list of cell formats of `styles`. */
const BOLD = 1;
const MONEY = 2;

/** Writes an XLSX workbook. Texts are never formulas, whatever they begin with. */
export function xlsxFile(sheets: readonly WrittenSheet[]): Buffer {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, n: index + 1 }));
  return zipTexts({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK}.sheet.main+xml"/>${numbered
      .map(
        ({ n }) =>
          `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${WORKBOOK}.worksheet+xml"/>`,
      )
      .join('')}<Override PartName="/xl/styles.xml" ContentType="${WORKBOOK}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbered
      .map(({ name, n }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...numbered.map(({ n }) => ['worksheet', `worksheets/sheet${n}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml,
    ...Object.fromEntries(
      numbered.map((sheet) => [`xl/worksheets/sheet${sheet.n}.xml`, sheetXml(sheet)]),
    ),
  });
}

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const stylesXml = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function sheetXml({ widths, head, rows }: WrittenSheet): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const lines: Drawn[][] = rows.map((row) => row.map(drawCell));
  if (head) lines.unshift(head.map((text) => drawnText(text, BOLD)));
  const data = lines.map(rowXml).join('');
  return `${XML}<worksheet xmlns="${MAIN}">${head ? FROZEN_HEAD : ''}<cols>${columns}</cols><sheetData>${data}</sheetData></worksheet>`;
}

/** The rest of a cell's element, after its place. */
type Drawn = string;

/** Of sheets of up to 26 columns. */
function rowXml(cells: readonly Drawn[], index: number): string {
  const row = index + 1;
  const drawnCells = cells.map((rest, at) => `<c r="${String.fromCharCode(65 + at)}${row}"${rest}`);
  return `<row r="${row}">${drawnCells.join('')}</row>`;
}

function drawCell(cell: SheetCell): Drawn {
  if (typeof cell === 'string') return drawnText(cell, 0);
  if (typeof cell === 'number') return `><v>${cell}</v></c>`;
  return ` s="${MONEY}"><v>${centsToDecimal(cell.cents)}</v></c>`;
}

const drawnText = (text: string, style: number): Drawn =>
  ` s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => signs[sign] ?? sign);
