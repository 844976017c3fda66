import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { afterAll, expect, it } from 'vitest';
import { xlsxFile } from './xlsx-file';
import { xlsxRecords } from './xlsx-records';
import { openZip } from './zip-entries';

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-xlsx-file-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = path.join(folder, 'libro.xlsx');

const sheet = {
  name: 'Tabla & más',
  widths: [10, 20],
  head: ['Mes', 'Saldo'],
  rows: [
    [1, { cents: toCentavos(9_267_723) }],
    ['=1+1 <b> & "comillas"', { cents: toCentavos(5) }],
  ],
};

it('writes a workbook that reads back with its texts as texts and its amounts in pesos', async () => {
  await writeFile(file, xlsxFile([sheet, { name: 'Datos', widths: [8], rows: [['Ñandú']] }]));
  const rows: string[][] = [];
  for await (const records of xlsxRecords(file)) {
    for (const { cells } of records) rows.push(cells);
  }
  expect(rows).toEqual([
    ['Mes', 'Saldo'],
    ['1', '92677.23'],
    ['=1+1 <b> & "comillas"', '0.05'],
  ]);
});

it('writes the same bytes for the same content', async () => {
  const bytes = xlsxFile([sheet]);
  expect(xlsxFile([sheet])).toEqual(bytes);
  await writeFile(file, bytes);
  const zip = await openZip(file);
  expect([...zip.entries.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  zip.close();
});
