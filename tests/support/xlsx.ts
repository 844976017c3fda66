import { deflateRawSync } from 'node:zlib';

/** A zip file of texts by name; checksums are left out, which our readers do not look at. */
export function zip(texts: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(bytes.length, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(texts).length, 8);
  end.writeUInt16LE(Object.keys(texts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

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
  return zip({
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
