import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { type Conversion, NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMoney, formatNumber } from '@portal/ui/format';
import type { FigureColumn } from './figures-file';
import { shareText } from './share';

const conversion: Conversion = {
  shown: shareText,
  said: (share) => t(figures.ofStepBefore, { share }),
};

interface FigureBarsProps<Row> {
  label: string;
  columns: readonly FigureColumn<Row>[];
  /** The keys of those that are drawn, the widest first. */
  parts: readonly string[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a bar is called; what the first column says by default. */
  nameOf?: (row: Row) => string;
  /** Each is what came of the one before: how much of it is written too. */
  steps?: boolean;
}

/** Some columns of a table of figures as bars, each with the way to the rows behind it that the table has. */
export function FigureBars<Row>({
  label,
  columns,
  parts,
  rows,
  rowKey,
  nameOf = (row) => String(columns[0]?.value(row) ?? ''),
  steps = false,
}: FigureBarsProps<Row>) {
  const drawn = parts.flatMap((part) => columns.filter(({ key }) => key === part));
  return (
    <NestedBars
      label={label}
      parts={drawn.map(({ title }) => title)}
      format={drawn.some(({ money }) => money) ? formatMoney : formatNumber}
      conversion={steps ? conversion : undefined}
      bars={rows.map((row) => ({
        key: rowKey(row),
        name: nameOf(row),
        values: drawn.map(({ value, to }) => ({ value: Number(value(row) ?? 0), to: to?.(row) })),
      }))}
    />
  );
}
