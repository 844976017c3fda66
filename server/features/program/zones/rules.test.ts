import { expect, test } from 'vitest';
import { readZones, statesOf } from './rules';

test('a zone is in the states of its municipalities and of its postal codes, each by its one name', () => {
  const municipalities = ['Zapopan, Jalisco', 'León, Guanajuato', 'Saltillo, Coahuila de Zaragoza'];
  expect(statesOf([...municipalities, 'Otro'], ['44100', '25000', '77500'])).toEqual([
    'Coahuila',
    'Guanajuato',
    'Jalisco',
    'Quintana Roo',
  ]);
});

test('a file of zones names the columns that it does not read, and reads theirs however they are joined', () => {
  const problemsOf = (headings: string) =>
    readZones(`${headings}\nNorte,Monterrey,64000`, [], []).problems.map(
      ({ row, column }) => `${row} ${column}`,
    );
  expect(problemsOf('region,zona,cp')).toEqual(['1 cp']);
  expect(problemsOf('Región,Zona,Códigos_Postales')).toEqual([]);
});
