import { NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMoney, formatNumber } from '@portal/ui/format';
import type { FigureColumn } from './figures-file';

interface FigureBarsProps<Row> {
  label: string;
  columns: readonly FigureColumn<Row>[];
  /** The keys of those that are drawn, the widest first. */
  parts: readonly string[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a bar is called; what the first column says by default. */
  nameOf?: (row: Row) => string;
}

/** Some columns of a table of figures as bars, each with the way to the rows behind it that the table has. */
export function FigureBars<Row>({
  label,
  columns,
  parts,
  rows,
  rowKey,
  nameOf = (row) => String(columns[0]?.value(row) ?? ''),
}: FigureBarsProps<Row>) {
  const drawn = parts.flatMap((part) => columns.filter(({ key }) => key === part));
  return (
    <NestedBars
      label={label}
      parts={drawn.map(({ title }) => title)}
      format={drawn.some(({ money }) => money) ? formatMoney : formatNumber}
      bars={rows.map((row) => ({
        key: rowKey(row),
        name: nameOf(row),
        values: drawn.map(({ value, to }) => ({ value: Number(value(row) ?? 0), to: to?.(row) })),
      }))}
    />
  );
}
