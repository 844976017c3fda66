import { Section } from '@portal/ui/kit/Section';
import type { ReactNode } from 'react';
import { ExportMenu } from './ExportMenu';
import { FigureTable } from './FigureTable';
import { type FigureColumn, figuresOf } from './figures-file';
import styles from './metrics.module.css';

interface TableSectionProps<Row> {
  title: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What may be done with a row. */
  acts?: ((row: Row) => ReactNode) | undefined;
}

/** Figures that are a table from the start, and the file that has what it shows. */
export function TableSection<Row>({ title, columns, rows, rowKey, acts }: TableSectionProps<Row>) {
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
      <FigureTable label={title} columns={columns} rows={rows} rowKey={rowKey} acts={acts} />
    </Section>
  );
}
