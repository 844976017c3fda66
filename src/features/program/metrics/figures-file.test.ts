import type { StageFigures } from '@contract/credit/program-figures';
import type { ZoneProgress } from '@contract/program/metrics';
import { toCsv } from '@portal/ui/table/csv';
import { expect, it } from 'vitest';
import { type FigureColumn, figuresFileName, figuresOf } from './figures-file';
import { stageColumns } from './stage-columns';
import { zoneColumns } from './zone-columns';

const linesOf = <Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]) => {
  const { columns: titles, rows: cells } = figuresOf(columns, rows);
  return toCsv(titles, cells).trimEnd().split('\r\n');
};

const unexplained = <Row>(columns: readonly FigureColumn<Row>[]) =>
  columns.flatMap(({ key, how }) => (how ? [] : [key]));

it('writes the table of zones as it is shown, and explains what of it is computed', () => {
  const zone = { id: 'z', name: 'León', region: 'Bajío' };
  const target = {
    goal: 40,
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    set_by: 'A',
    set_at: '2026-01-01T00:00:00Z',
  };
  const pace = {
    goal: 40,
    applied: 9,
    planned: 36.1,
    forecast: 10,
    from: '2026-01-01',
    to: '2026-12-31',
  };
  const rows: ZoneProgress[] = [
    { zone, states: [], target, pace },
    { zone, states: [], target, pace: { ...pace, forecast: null } },
    { zone, states: [], target, pace: null },
    { zone, states: [], target: null, pace: null },
  ];
  const columns = zoneColumns({});
  expect(linesOf(columns, rows)).toEqual([
    'Zona,Meta,Fechas,Hacia la meta,Plan a hoy,Pronóstico,Avance',
    'León,40,01/01/2026 a 31/12/2026,9,36.1,10,23%',
    'León,40,01/01/2026 a 31/12/2026,9,36.1,Aún no empieza,23%',
    'León,Fuera de los meses,,,,,',
    'León,Sin meta,,,,,',
  ]);
  expect(unexplained(columns)).toEqual(['zone']);
  // What came, and what is computed from it, leads to who came; a target and its plan have no rows.
  const there = '/programa/lista-de-prospectos?zone_id=z&toward=target';
  const ways = (row: ZoneProgress) => columns.map(({ to }) => to?.(row));
  expect(rows.map(ways)).toEqual([
    [undefined, undefined, undefined, there, undefined, there, there],
    [undefined, undefined, undefined, there, undefined, undefined, there],
    columns.map(() => undefined),
    columns.map(() => undefined),
  ]);
});

it('writes the table of stages as it is shown, and explains what of it is computed', () => {
  const rows: StageFigures[] = [
    {
      stage: 'in_review',
      now: 3,
      target_days: 5,
      finished: 8,
      on_time: 6,
      median_days: 4,
      p90_days: 9,
    },
    {
      stage: 'published',
      now: 0,
      target_days: 7,
      finished: 0,
      on_time: 0,
      median_days: null,
      p90_days: null,
    },
  ];
  const columns = stageColumns({});
  const [titles, reviewed, funded] = linesOf(columns, rows);
  expect(titles).toBe(
    'Etapa,Hoy en la etapa,Salieron,Mediana (días),90% (días),Meta (días),A tiempo',
  );
  expect(reviewed).toMatch(/^En revisión,3,8,4,9,5,75(\.00)?\s?%$/);
  expect(funded).toBe('En fondeo,0,0,,,7,');
  expect(unexplained(columns)).toEqual(['stage']);
  // A share leads to all that it is of, not to its part.
  const onTime = columns.find(({ key }) => key === 'on_time');
  expect(rows.map((row) => onTime?.to?.(row))).toEqual([
    '/programa/performance/solicitudes?left=in_review',
    '/programa/performance/solicitudes?left=published',
  ]);
});

it('says in the name of a file what its figures are, how they are narrowed, of what program and of when', () => {
  const said = [
    'Por zona',
    'Zona: León · Responsable: Ema Gil',
    'Sol 2026 · Cifras calculadas el 20/11/2026, 14:05',
  ];
  const now = new Date('2026-11-21T18:00:00Z');
  expect(figuresFileName(said, now)).toBe(
    'por-zona-zona-leon-responsable-ema-gil-sol-2026-cifras-calculadas-el-20-11-2026-14-05-2026-11-21.csv',
  );
  expect(figuresFileName([...said, 'ñ'.repeat(300)], now).length).toBeLessThan(220);
});
