import { expect, it } from 'vitest';
import { csvDay, csvFileName, csvInstant, csvMoney } from './csv-values';

it('writes days as Mexico does, without shifting them', () => {
  expect(csvDay('2026-11-21')).toBe('21/11/2026');
  expect(csvDay('2026-01-02')).toBe('02/01/2026');
  expect(csvDay(null)).toBeNull();
});

it('writes instants in Mexico City, on 24 hours', () => {
  expect(csvInstant('2026-11-21T11:34:41.476Z')).toBe('21/11/2026 05:34');
  expect(csvInstant('2026-11-21T06:05:00Z')).toBe('21/11/2026 00:05');
  expect(csvInstant('2026-11-21T03:00:00Z')).toBe('20/11/2026 21:00');
  expect(csvInstant(null)).toBeNull();
});

it('leaves amounts as numbers', () => {
  expect(csvMoney(123456)).toBe(1234.56);
});

it('names the file by its rows and the day in Mexico City', () => {
  expect(csvFileName('Lista de prospectos', new Date('2026-11-22T03:00:00Z'))).toBe(
    'lista-de-prospectos-2026-11-21.csv',
  );
  expect(csvFileName('Historia de «Comisión (%)»', new Date('2026-11-21T18:00:00Z'))).toBe(
    'historia-de-comision-2026-11-21.csv',
  );
});
