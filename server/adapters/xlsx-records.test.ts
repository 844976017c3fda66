import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { xlsx } from '@tests/support/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { NoTable, TooMuch } from './csv-records';
import { xlsxRecords } from './xlsx-records';
import { zipTexts as zip } from './zip-file';

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-xlsx-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function rowsOf(bytes: Buffer) {
  files += 1;
  const file = path.join(folder, `${files}.xlsx`);
  await writeFile(file, bytes);
  const found: [number, ...string[]][] = [];
  for await (const records of xlsxRecords(file)) {
    found.push(...records.map(({ row, cells }): [number, ...string[]] => [row, ...cells]));
  }
  return found;
}

const BOOK = {
  'xl/workbook.xml':
    '<x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="Hoja" r:id="a"/><x:sheet name="Otra" r:id="b"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="b" Target="b.xml"/><Relationship Id="a" Target="/xl/a.xml"/></Relationships>',
};
const bookOf = (rows: string, others: Readonly<Record<string, string>> = {}) =>
  zip({ ...BOOK, ...others, 'xl/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });

describe('the rows of an XLSX', () => {
  it('are the texts of its first sheet, whatever wrote it', async () => {
    const rows = [
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c t="inlineStr"><is><r><t>Uno </t></r><r><t>&amp; dos</t></r></is></c></row>',
      '<row/>',
      '<row r="7"><c t="str"><f>A1&amp;"x"</f><v>=no</v></c><c><v>3.31234567E9</v></c><c t="b"><v>1</v></c></row>',
      '<row r="7"><c><v>0012</v></c></row>',
    ];
    const shared =
      '<x:sst xmlns:x="m"><x:si><x:r><x:t>東</x:t></x:r><x:rPh><x:t>ひがし</x:t></x:rPh><x:r><x:t xml:space="preserve"> sí</x:t></x:r></x:si></x:sst>';
    expect(await rowsOf(bookOf(rows.join('\n'), { 'xl/sharedStrings.xml': shared }))).toEqual([
      [2, '', '東 sí', 'Uno & dos'],
      [3],
      [7, '=no', '3312345670', '1'],
      [8, '0012'],
    ]);
  });

  it('have days as they are shown, not the numbers that stand for them', async () => {
    const styles = [
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/>',
      '<numFmt numFmtId="165" formatCode="[Red]0.00&quot; dólares&quot;"/><numFmt numFmtId="166" formatCode="h:mm"/></numFmts>',
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"><alignment/></xf><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
    ].join('');
    const cells = [
      '<c><v>45992</v></c><c s="1"><v>45992</v></c><c s="2"><v>45992.75</v></c><c s="3"><v>45992</v></c>',
      '<c s="4"><v>0.5</v></c><c s="1"><v>59</v></c><c s="1"><v>-1</v></c><c s="1"/><c s="1" t="str"><v>45992</v></c>',
    ].join('');
    const [row] = await rowsOf(bookOf(`<row>${cells}</row>`, { 'xl/styles.xml': styles }));
    expect(row).toEqual([
      1,
      '45992',
      '01/12/2025',
      '01/12/2025',
      '45992',
      '0.5',
      '28/02/1900',
      '-1',
      '',
      '45992',
    ]);
    const old = BOOK['xl/workbook.xml'].replace(
      '<x:sheets>',
      '<x:workbookPr date1904="1"/><x:sheets>',
    );
    const others = { 'xl/styles.xml': styles, 'xl/workbook.xml': old };
    const day = '<row><c s="1"><v>44530</v></c></row>';
    expect(await rowsOf(bookOf(day, others))).toEqual([[1, '01/12/2025']]);
  });

  it('come out of pieces as they went in', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => [
      `Peñón ${n}`,
      `Núñez & ${n}`,
      '',
      `${n + 1}`,
    ]);
    const found = await rowsOf(xlsx(rows));
    expect(found.map(([, ...cells]) => cells)).toEqual(rows);
  });

  const much = 'a'.repeat(3_000_000);
  const cases: [what: string, bytes: Buffer][] = [
    ['text without an end', Buffer.from('504b0304', 'hex')],
    ['nothing but its head', bookOf('').subarray(0, 200)],
    ['no sheet', zip({ ...BOOK, 'xl/b.xml': '<worksheet/>' })],
    ['more than it says', lying(bookOf('<row><c><v>1</v></c></row>'.repeat(50)))],
    [
      'more entries than any workbook',
      zip(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}`, '']))),
    ],
    ['far more than it takes on disk', bookOf(`<row><c t="str"><v>${much}</v></c></row>`)],
    ['a row longer than any', bookOf(`<row><c t="str"><v>${noise(1_500_000)}</v></c></row>`)],
    [
      'entities of its own',
      zip({
        ...BOOK,
        'xl/a.xml':
          '<!DOCTYPE w [<!ENTITY a "b">]><w><sheetData><row><c><v>&a;</v></c></row></sheetData></w>',
      }),
    ],
    ['a zip within', bookOf('', { 'xl/embeddings/a.bin': 'PK\u0003\u0004 y lo demás' })],
    ['XML that is none', bookOf('<row><c></row>')],
    ['a name that leads out of it', zip({ ...BOOK, '../a.xml': '<worksheet/>' })],
  ];
  it('are none within elements that go deeper than those of any sheet', async () => {
    const [open, close] = ['<g><row/>', '</g>'];
    const nested = (deep: number) => bookOf(open.repeat(deep) + close.repeat(deep));
    expect(await rowsOf(nested(50))).toHaveLength(50);
    await expect(rowsOf(nested(5_000))).rejects.toThrow(NoTable);
  });

  it('are too many where texts that they share would fill the memory', async () => {
    const shared = (text: string, count: number) =>
      `<sst>${`<si><t>${text}</t></si>`.repeat(count)}</sst>`;
    const row = '<row><c t="s"><v>0</v></c></row>';
    const some = bookOf(row, { 'xl/sharedStrings.xml': shared('', 50_000) });
    expect(await rowsOf(some)).toEqual([[1, '']]);
    // What does not pack keeps it from being a bomb by its ratio alone.
    const dense = Array.from({ length: 6000 }, (_, n) => hash('sha256', `${n}`)).join('');
    const many = `<si><t>${dense}</t></si>${'<si/>'.repeat(2_200_000)}`;
    const full = bookOf(row, { 'xl/sharedStrings.xml': `<sst>${many}</sst>` });
    await expect(rowsOf(full)).rejects.toThrow(TooMuch);
  });

  it('are too many where one comes after the last that a sheet may have', async () => {
    const last = '<row r="1048576"><c><v>1</v></c></row>';
    expect(await rowsOf(bookOf(last))).toEqual([[1_048_576, '1']]);
    await expect(rowsOf(bookOf(`${last}<row><c><v>2</v></c></row>`))).rejects.toThrow(TooMuch);
  });

  it('have of a text that is longer than any cell its beginning, however many share it', async () => {
    const long = noise(100_000);
    const rows = '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>';
    const book = bookOf(`${rows}${long}</t></is></c></row>`, {
      'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>`,
    });
    expect(await rowsOf(book)).toEqual([[1, long.slice(0, 2000), long.slice(0, 2000)]]);
  });

  it.each(cases)('are none when it holds %s', async (_, bytes) => {
    await expect(rowsOf(bytes)).rejects.toThrow(NoTable);
  });
});

/** Text that does not pack. */
function noise(length: number): string {
  let seed = 7;
  const signs = Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (seed % 26));
  });
  return signs.join('');
}

/** The same zip, whose directory tells of fewer bytes of its last entry than there are. */
function lying(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const last = changed.lastIndexOf(Buffer.from('504b0102', 'hex'));
  changed.writeUInt32LE(changed.readUInt32LE(last + 24) - 300, last + 24);
  return changed;
}
