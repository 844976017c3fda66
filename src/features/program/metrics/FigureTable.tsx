import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { ShortTable } from '@portal/ui/table/ShortTable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Formula } from './Formula';
import type { FigureColumn } from './figures-file';

const NOTHING = '—';

interface FigureTableProps<Row> {
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What may be done with a row. */
  acts?: ((row: Row) => ReactNode) | undefined;
}

/** Figures in columns that say how they are computed, each with the way to the rows behind it. */
export function FigureTable<Row>({ label, columns, rows, rowKey, acts }: FigureTableProps<Row>) {
  const drawn = columns.map((column, at) => ({
    key: column.key,
    title: column.title,
    help: column.how ? <Formula name={column.title} how={column.how} /> : undefined,
    render: (row: Row) => (at === 0 ? shownOf(column, row) : <Figure column={column} row={row} />),
  }));
  return (
    <ShortTable
      label={label}
      columns={
        acts ? [...drawn, { key: 'act', acts: true, title: t(table.action), render: acts }] : drawn
      }
      rows={rows}
      rowKey={rowKey}
    />
  );
}

function Figure<Row>({ column, row }: { column: FigureColumn<Row>; row: Row }) {
  const shown = shownOf(column, row);
  const to = column.value(row) === null ? undefined : column.to?.(row);
  if (!to) return <span className="amount">{shown}</span>;
  return (
    <Link className="amount" to={to} aria-label={column.said?.(row)}>
      {shown}
    </Link>
  );
}

function shownOf<Row>(
  { value, money, shown = money ? formatMoney : formatNumber }: FigureColumn<Row>,
  row: Row,
): string {
  const figure = value(row);
  return typeof figure === 'number' ? shown(figure) : (figure ?? NOTHING);
}
