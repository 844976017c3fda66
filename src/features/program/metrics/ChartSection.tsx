import { ChartSwitch } from '@portal/ui/charts/ChartSwitch';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { type ReactNode, useRef, useState } from 'react';
import { ExportMenu } from './ExportMenu';
import { FigureTable } from './FigureTable';
import { Formula } from './Formula';
import { type FigureColumn, figuresOf } from './figures-file';
import { LedTo } from './LedTo';
import styles from './metrics.module.css';

interface ChartSectionProps<Row> {
  title: string;
  how: string;
  /** What is drawn, as a table. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where figures that add it up lead, to its table. */
  hash?: string;
  /** Said when there is nothing to draw. */
  empty: string;
  children: ReactNode;
}

/** A drawing with how it is computed, its figures as a table, and the ways to take it along. */
export function ChartSection<Row>({
  title,
  how,
  columns,
  rows,
  rowKey,
  hash,
  empty,
  children,
}: ChartSectionProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const isNothing = rows.length === 0;
  const section = (
    <Section
      title={title}
      action={
        isNothing ? undefined : (
          <div className={styles.tools}>
            <Formula name={title} how={how} />
            <ChartSwitch asTable={asTable} onChange={setAsTable} />
            <ExportMenu
              title={title}
              shown={figuresOf(columns, rows)}
              drawing={asTable ? undefined : () => frame.current?.querySelector('svg')}
            />
          </div>
        )
      }
    >
      {isNothing ? <EmptyState text={empty} /> : null}
      {asTable && !isNothing ? (
        <FigureTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
      ) : null}
      <div ref={frame} hidden={asTable || isNothing}>
        {children}
      </div>
    </Section>
  );
  if (!hash) return section;
  return (
    <LedTo hash={hash} onLed={setAsTable}>
      {section}
    </LedTo>
  );
}
