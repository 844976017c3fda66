import { type Cell, hiddenCells, hiddenParts } from './rules';

/** Groups into which a kind of thing puts people, each person in one of them. */
export interface Axis {
  /** With how many people each has. */
  groups: ReadonlyMap<string, number>;
  /** The wider group of each, where there are wider ones. */
  wider?: ReadonlyMap<string, string>;
  /** Those, wider ones too, that are hidden whatever else is asked. */
  closed: ReadonlySet<string>;
}

/**
 * Groups of which people know how many they are together.
 *
 * @param hides a group that is hidden though it is not few
 */
export function axisOf(groups: ReadonlyMap<string, number>, hides?: string): Axis {
  return { groups, closed: closedOf([...groups], hides) };
}

/** Groups within wider ones: those of a wider one that is hidden are hidden, the others as parts of it. */
export function nestedAxis(
  groups: ReadonlyMap<string, number>,
  wider: ReadonlyMap<string, string>,
): Axis {
  const above = [...widened({ groups, wider, closed: new Set() })];
  const closed = new Set(closedOf(above));
  for (const [over] of above) {
    const within = [...groups].filter(([group]) => wider.get(group) === over);
    const hidden = closed.has(over) ? within.map(([group]) => group) : closedOf(within);
    for (const group of hidden) closed.add(group);
  }
  return { groups, wider, closed };
}

/** How many people each of the wider groups has. */
export function widened({ groups, wider }: Axis): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [group, people] of groups) {
    const over = wider?.get(group);
    if (over !== undefined) sums.set(over, (sums.get(over) ?? 0) + people);
  }
  return sums;
}

function closedOf(groups: readonly (readonly [string, number])[], hides?: string): Set<string> {
  const hidden = hiddenParts(
    groups.map(([, people]) => people),
    (at) => groups[at]?.[0] === hides,
  );
  return new Set(groups.flatMap(([group], at) => (hidden[at] ? [group] : [])));
}

/** How many people are of a group of each of two kinds, and whether that is hidden. */
type Crossed = (row: string, column: string) => { people: number; hidden: boolean };

/**
 * A table of two kinds, with the sums by the wider groups of one of them.
 *
 * @param people of each pair that has any
 */
export function cross(
  people: (row: string, column: string) => number,
  rows: Axis,
  columns: Axis,
): Crossed {
  const cells = new Map<string, Cell>();
  const add = (row: string, column: string, way: Pick<Cell, 'from' | 'to'>, count: number) => {
    const key = keyOf(row, column);
    const hidden = rows.closed.has(row) || columns.closed.has(column);
    const before = cells.get(key)?.count ?? 0;
    cells.set(key, { ...way, count: before + count, hidden });
  };
  for (const row of rows.groups.keys()) {
    for (const column of columns.groups.keys()) {
      const count = people(row, column);
      const [from, to] = [`row ${row}`, `column ${column}`];
      const [overRow, overColumn] = [rows.wider?.get(row), columns.wider?.get(column)];
      if (overRow !== undefined) {
        const between = keyOf(overRow, column);
        add(row, column, { from, to: between }, count);
        add(overRow, column, { from: between, to }, count);
      } else if (overColumn !== undefined) {
        const between = keyOf(row, overColumn);
        add(row, column, { from: between, to }, count);
        add(row, overColumn, { from, to: between }, count);
      } else {
        add(row, column, { from, to }, count);
      }
    }
  }
  const hidden = hiddenCells([...cells.values()]);
  const known = new Map(
    [...cells].map(([key, { count }], at) => [key, { people: count, hidden: hidden[at] ?? true }]),
  );
  return (row, column) => known.get(keyOf(row, column)) ?? { people: 0, hidden: false };
}

const keyOf = (row: string, column: string) => JSON.stringify([row, column]);
