import type { CsvValue } from '@portal/ui/table/csv-values';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';

interface Shown<Row> {
  render: (row: Row) => ReactNode;
  /** What the export writes; a column without it (buttons, for example) is not exported. */
  csv?: (row: Row) => CsvValue;
}

interface Plain<Row> {
  render?: undefined;
  /** What is shown and exported alike. */
  csv: (row: Row) => CsvValue;
}

export type Column<Row> = {
  /** Also the name by which the list sorts. */
  key: string;
  title: string;
  sortable?: boolean;
  align?: 'left' | 'right';
  defaultHidden?: boolean;
} & (Shown<Row> | Plain<Row>);

/** What a row shows in a column. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.render ? column.render(row) : column.csv(row);
}

function storageKey(table: string): string {
  return `columns:${table}`;
}

function keptHidden(table: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : undefined;
  } catch {
    // Forbidden or damaged storage: the table starts as designed.
    return undefined;
  }
}

/** Which columns are hidden, remembered for each table in this browser. */
export function useHiddenColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<readonly string[]>(
    () =>
      keptHidden(table) ??
      columns.filter((column) => column.defaultHidden).map((column) => column.key),
  );
  const toggle = useCallback(
    (key: string) => {
      const next = hidden.includes(key)
        ? hidden.filter((other) => other !== key)
        : [...hidden, key];
      setHidden(next);
      try {
        localStorage.setItem(storageKey(table), JSON.stringify(next));
      } catch {
        // The choice then lasts as long as the page.
      }
    },
    [hidden, table],
  );
  return { hidden, toggle };
}
