import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExportMenu } from './ExportMenu';
import { Formula } from './Formula';
import { type FigureColumn, figuresOf } from './figures-file';
import styles from './metrics.module.css';

const NOTHING = '—';

interface TableSectionProps<Row> {
  title: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What may be done with a row. */
  acts?: ((row: Row) => ReactNode) | undefined;
}

/** Figures that are a table from the start: its columns say how they are computed, and the file has what it shows. */
export function TableSection<Row>({ title, columns, rows, rowKey, acts }: TableSectionProps<Row>) {
  const drawn = columns.map(({ key, title: name, how, value, to, said }, at) => ({
    key,
    title: name,
    help: how ? <Formula name={name} how={how} /> : undefined,
    render: (row: Row) => {
      const figure = value(row);
      const shown = typeof figure === 'number' ? formatNumber(figure) : (figure ?? NOTHING);
      if (at === 0) return shown;
      if (!to || figure === null) return <span className="amount">{shown}</span>;
      return (
        <Link className="amount" to={to(row)} aria-label={said?.(row)}>
          {shown}
        </Link>
      );
    },
  }));
  return (
    <Section
      title={title}
      flush
      action={
        <div className={styles.tools}>
          <ExportMenu title={title} shown={figuresOf(columns, rows)} />
        </div>
      }
    >
      <ShortTable
        label={title}
        columns={
          acts
            ? [...drawn, { key: 'act', acts: true, title: t(table.action), render: acts }]
            : drawn
        }
        rows={rows}
        rowKey={rowKey}
      />
    </Section>
  );
}
