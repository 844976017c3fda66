import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ExportMenu } from './ExportMenu';
import { Formula } from './Formula';
import type { Figures } from './figures-file';
import styles from './metrics.module.css';

interface ChartSectionProps {
  title: string;
  how: string;
  figures: Figures;
  /** Said when there is nothing to draw. */
  empty: string;
  children: ReactNode;
}

/** A drawing with how it is computed, its figures as a table, and the ways to take it along. */
export function ChartSection({ title, how, figures: shown, empty, children }: ChartSectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  return (
    <Section
      title={title}
      action={
        shown.rows.length > 0 ? (
          <div className={styles.tools}>
            <Formula name={title} how={how} />
            <Button size="small" onClick={() => setAsTable(!asTable)}>
              {asTable ? t(figures.asChart) : t(figures.asTable)}
            </Button>
            <ExportMenu
              title={title}
              shown={shown}
              drawing={asTable ? undefined : () => frame.current?.querySelector('svg')}
            />
          </div>
        ) : undefined
      }
    >
      {shown.rows.length === 0 ? <EmptyState text={empty} /> : null}
      {asTable && shown.rows.length > 0 ? <FigureTable title={title} shown={shown} /> : null}
      <div ref={frame} hidden={asTable || shown.rows.length === 0}>
        {children}
      </div>
    </Section>
  );
}

function FigureTable({ title, shown }: { title: string; shown: Figures }) {
  return (
    <ShortTable
      label={title}
      columns={shown.columns.map((column, at) => ({
        key: column,
        title: column,
        render: (row: Figures['rows'][number]) => {
          const value = row[at] ?? '';
          return typeof value === 'number' ? (
            <span className="amount">
              {shown.money?.includes(at) ? formatMoney(value) : formatNumber(value)}
            </span>
          ) : (
            value
          );
        },
      }))}
      rows={shown.rows}
      rowKey={(row) => row.join(' ')}
    />
  );
}
