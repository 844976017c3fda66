import { FEWEST_SHOWN, type TariffGroup } from '@contract/credit/program-people';
import type { Tariff } from '@contract/credit/tariffs';

const isFew = (count: number): boolean => count > 0 && count < FEWEST_SHOWN;

/**
 * Which parts of a whole that people know are hidden: those of few people and, with them, the smallest others until
 * they are two at least, and not few together, so that what is left of the whole is nobody's in particular.
 *
 * @param isClosed whether the part at a place is hidden though it is not few
 * @returns for each part, in their order, whether it is hidden
 */
export function hiddenParts(
  counts: readonly number[],
  isClosed: (at: number) => boolean = () => false,
): boolean[] {
  const hidden = counts.map((count, at) => isFew(count) || (count > 0 && isClosed(at)));
  const bySize = counts.map((_, at) => at).toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  for (const at of bySize) {
    const pool = counts.filter((_, one) => hidden[one]);
    const together = pool.reduce((sum, count) => sum + count, 0);
    if (pool.length === 0 || (pool.length > 1 && together >= FEWEST_SHOWN)) break;
    if ((counts[at] ?? 0) > 0) hidden[at] = true;
  }
  return hidden;
}

const groupOfTariff: Partial<Record<Tariff, TariffGroup>> = {
  DAC: 'dac',
  PDBT: 'pdbt',
  GDBT: 'gdbt',
  GDMTO: 'gdmto',
  GDMTH: 'gdmth',
};

/**
 * Among which people of a tariff are counted: homes together, since a climate has one or two of theirs, and the rare
 * ones together, since groups of few people are hidden.
 */
export function tariffGroupOf(tariff: Tariff | 'unknown'): TariffGroup {
  if (tariff === 'unknown') return tariff;
  return tariff.startsWith('1') ? 'home' : (groupOfTariff[tariff] ?? 'other');
}

/** The quarter of a month 'YYYY-MM', which is how finely months of people are told apart: its first month. */
export function quarterOf(month: string): string {
  const first = Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${month.slice(0, 4)}-${String(first).padStart(2, '0')}`;
}

/** The last month of the quarter that begins with a month. */
export const lastMonthOf = (quarter: string): string =>
  `${quarter.slice(0, 5)}${String(Number(quarter.slice(5, 7)) + 2).padStart(2, '0')}`;

/** A count of a table, as a way between two of its sums: what comes into each sum goes out of it. */
export interface Cell {
  from: string;
  to: string;
  count: number;
  /** Hidden whatever the others are. */
  hidden: boolean;
}

/**
 * Which counts of a table are hidden, of which people know all sums: those of few people and, with them, as many others
 * as it takes so that each hidden one may be any of several, `FEWEST_SHOWN` apart or as far as the sums alone let it.
 *
 * Whoever knows all that is shown knows of each hidden count that it may grow along a way back through hidden counts that
 * grow or shrink in turn, and shrink likewise. Where there is no such way yet, the cheapest is made by hiding what is on it.
 *
 * @returns for each count, in their order, whether it is hidden
 */
export function hiddenCells(cells: readonly Cell[]): boolean[] {
  const hidden = cells.map((cell) => cell.hidden || isFew(cell.count));
  const ways = waysOf(cells);
  const guarded = new Set<number>();
  for (;;) {
    const at = cells.findIndex((cell, one) => hidden[one] && cell.count > 0 && !guarded.has(one));
    const cell = cells[at];
    if (!cell) return hidden;
    guarded.add(at);
    const both = (mayHide: boolean, most: number) => {
      const way = { cells, ways, hidden, except: at, mayHide };
      const up = follow({ ...way, from: cell.to, to: cell.from, most });
      return (
        up + follow({ ...way, from: cell.from, to: cell.to, most: Math.min(cell.count, most - up) })
      );
    };
    if (both(false, FEWEST_SHOWN) < FEWEST_SHOWN) both(true, FEWEST_SHOWN);
  }
}

interface Way {
  cell: number;
  to: string;
  grows: boolean;
}

/** From each sum, the cells that lead away from it: by growing, or by shrinking. */
function waysOf(cells: readonly Cell[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  const add = (from: string, way: Way) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const [cell, { from, to }] of cells.entries()) {
    add(from, { cell, to, grows: true });
    add(to, { cell, to: from, grows: false });
  }
  return ways;
}

interface Course {
  cells: readonly Cell[];
  ways: Map<string, Way[]>;
  hidden: boolean[];
  /** The cell whose count it is about. */
  except: number;
  /** Whether what is shown on the way is hidden. */
  mayHide: boolean;
  from: string;
  to: string;
  most: number;
}

/** Goes the cheapest ways from one sum to another until so many people could go along them; says how many can. */
function follow({ cells, ways, hidden, except, mayHide, from, to, most }: Course): number {
  const left = cells.map(({ count }) => count);
  let gone = 0;
  while (gone < most) {
    const way = cheapest(from, to, ways, ({ cell, grows }) => {
      if (cell === except || (!grows && left[cell] === 0)) return null;
      if (!hidden[cell] && !mayHide) return null;
      return hidden[cell] ? 0 : FEWEST_SHOWN + (cells[cell]?.count ?? 0);
    });
    if (!way) break;
    const step = way.reduce(
      (least, { cell, grows }) => (grows ? least : Math.min(least, left[cell] ?? 0)),
      most - gone,
    );
    for (const { cell, grows } of way) {
      hidden[cell] = true;
      left[cell] = (left[cell] ?? 0) + (grows ? step : -step);
    }
    gone += step;
  }
  return gone;
}

/** The ways that lead from one place to another for the least; null where none does. */
function cheapest(
  from: string,
  to: string,
  ways: Map<string, Way[]>,
  price: (way: Way) => number | null,
): Way[] | null {
  const reached = new Map<string, { paid: number; by: Way | null; before: string }>();
  const waiting = new Map([[from, { paid: 0, by: null as Way | null, before: from }]]);
  while (waiting.size > 0 && !reached.has(to)) {
    const [here, how] = [...waiting].reduce((a, b) => (b[1].paid < a[1].paid ? b : a));
    waiting.delete(here);
    reached.set(here, how);
    for (const way of ways.get(here) ?? []) {
      const cost = price(way);
      const known = waiting.get(way.to);
      if (cost === null || reached.has(way.to) || (known && known.paid <= how.paid + cost))
        continue;
      waiting.set(way.to, { paid: how.paid + cost, by: way, before: here });
    }
  }
  const way: Way[] = [];
  for (let at = reached.get(to); at?.by; at = reached.get(at.before)) way.unshift(at.by);
  return way.length > 0 ? way : null;
}
