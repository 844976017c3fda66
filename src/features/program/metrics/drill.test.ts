import { rolledTo, vintageMonths } from '@contract/credit/program-figures';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { describe, expect, it } from 'vitest';
import { rollColumns, rollsOf, vintageColumns } from './credit-columns';
import { progressOf } from './drill';
import type { FigureColumn } from './figures-file';
import { groupColumns } from './funnel-columns';
import { ownerColumns } from './owner-columns';

describe('the way from a zone that is behind its plan', () => {
  it('keeps what the screen is narrowed by, and leads to that zone', () => {
    const chosen = { from: '2026-08', to: '2026-10', region: 'Bajío', zone_id: undefined };
    const [path, search] = progressOf(chosen, 'zone-1').split('?');
    expect(path).toBe('/programa/avance');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      from: '2026-08',
      to: '2026-10',
      region: 'Bajío',
      zone_id: 'zone-1',
    });
  });
});

const narrowed = { region: 'Bajío' };

/** Where the figures of a row lead, by their columns. */
const waysOf = <Row>(columns: readonly FigureColumn<Row>[], row: Row) =>
  Object.fromEntries(
    columns.flatMap(({ key, to }) => {
      const way = to?.(row);
      return way ? [[key, Object.fromEntries(new URLSearchParams(way.split('?')[1]))]] : [];
    }),
  );

describe('the way from a figure to its own rows', () => {
  it('is of the group and of how far it came', () => {
    const counts = { prospects: 9, contacted: 7, quoted: 5, applied: 3, installed: 1, lost: 2 };
    const group = { ...counts, name: 'Ema Gil', of: { owner: 'ema' } };
    const hers = { ...narrowed, owner: 'ema' };
    expect(waysOf(groupColumns('Por responsable', narrowed), group)).toEqual({
      prospects: hers,
      contacted: { ...hers, reached: 'contacted' },
      quoted: { ...hers, reached: 'quoted' },
      applied: { ...hers, reached: 'applied' },
      installed: { ...hers, reached: 'installed' },
      lost: { ...hers, status: 'lost' },
    });
  });

  it('is of who follows requests and of what came of them', () => {
    const row = {
      requests: 8,
      approved: 6,
      delivered: 4,
      median_days: 12,
      finished: 20,
      on_time: 15,
    };
    const nobodys = { ...narrowed, owner: 'nobody' };
    const delivered = { ...nobodys, course: 'delivered' };
    expect(waysOf(ownerColumns(narrowed), { ...row, owner: null })).toEqual({
      requests: nobodys,
      approved: { ...nobodys, course: 'approved' },
      delivered,
      conversion: nobodys,
      median: delivered,
      on_time: { ...nobodys, left: 'any' },
    });
  });

  it('is of a month and of how soon its credits were late', () => {
    const fell_by = vintageMonths.map((months) => ({ months, credits: 1 }));
    const row = {
      month: '2025-10',
      credits: 4,
      principal_cents: toCentavos(400),
      fell: 2,
      fell_by,
    };
    const all = { ...narrowed, delivered: '2025-10' };
    expect(waysOf(vintageColumns(narrowed), row)).toEqual({
      credits: all,
      principal: all,
      fell: { ...all, fell: 'yes' },
      ...Object.fromEntries(vintageMonths.map((n) => [`by${n}`, { ...all, fell: String(n) }])),
    });
  });

  it('is of each move from one delay to another', () => {
    const [roll] = rollsOf([
      { from: '1-30', to: 'current', credits: 3 },
      { from: '1-30', to: '31-60', credits: 2 },
      { from: '1-30', to: 'settled', credits: 1 },
    ]);
    expect(roll).toMatchObject({ was: '1-30', all: 6, worse: 2 });
    const was = { ...narrowed, was: '1-30' };
    expect(roll && waysOf(rollColumns(narrowed), roll)).toEqual({
      all: was,
      ...Object.fromEntries(rolledTo.map((is) => [is, { ...was, is }])),
      worse: { ...was, is: 'worse' },
      share: { ...was, is: 'worse' },
    });
  });
});
