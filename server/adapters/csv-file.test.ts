import { expect, it } from 'vitest';
import { csvHead, csvRow } from './csv-file';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1'])('disarms the formula %j', (text) => {
  expect(csvRow([text]).replaceAll('"', '').startsWith(`'${text}`)).toBe(true);
});

it('leaves numbers as numbers, and what is missing empty', () => {
  expect(csvRow([-5, 1234.56, null, 'Peña, "El" Güero'])).toBe(
    '-5,1234.56,,"Peña, ""El"" Güero"\r\n',
  );
});

it('leaves what is owed the other way a number that can be added up', () => {
  expect(csvRow(['-1200.50', '0.00'])).toBe('-1200.50,0.00\r\n');
});

it('begins with the mark by which spreadsheets know UTF-8', () => {
  expect(csvHead(['Año', 'IVA'])).toBe('\uFEFFAño,IVA\r\n');
});

it.each([',', ';', '\t', '|'])(
  'a cell with %j stays one, whatever parts the cells of the file',
  (sign) => {
    const cell = `Peña${sign}=1+1`;
    for (const delimiter of [',', ';', '\t', '|']) {
      expect(csvRow([cell, 'b', 1], delimiter)).toBe(`"${cell}"${delimiter}b${delimiter}1\r\n`);
    }
  },
);
