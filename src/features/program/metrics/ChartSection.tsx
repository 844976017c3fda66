import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { type CsvValue, csvFileName, csvMoney } from '@portal/ui/table/csv-values';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { App, Button, Dropdown } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Formula } from './Formula';
import styles from './metrics.module.css';

/** What a drawing shows, in figures. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** The columns that are centavos, by their place. */
  money?: readonly number[];
}

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

interface ExportMenuProps {
  title: string;
  shown: Figures;
  /** Undefined while the table is shown in its place. */
  drawing: (() => SVGSVGElement | null | undefined) | undefined;
}

function ExportMenu({ title, shown, drawing }: ExportMenuProps) {
  const { message } = App.useApp();
  async function png() {
    const drawn = drawing?.();
    if (!drawn) return;
    try {
      const [{ pngOf }, { saveFile }] = await Promise.all([
        import('@portal/ui/charts/save-png'),
        import('@portal/ui/table/export-rows'),
      ]);
      saveFile(csvFileName(title, new Date()).replace(/csv$/, 'png'), await pngOf(drawn, title));
    } catch {
      void message.error(t(figures.exportFailed));
    }
  }
  async function csv() {
    const [{ toCsv }, { saveTextFile }] = await Promise.all([
      import('@portal/ui/table/csv'),
      import('@portal/ui/table/export-rows'),
    ]);
    const rows = shown.rows.map((row) =>
      row.map((value, at) =>
        typeof value === 'number' && shown.money?.includes(at) ? csvMoney(value) : value,
      ),
    );
    const text = toCsv(shown.columns, rows, { byteOrderMark: true });
    saveTextFile(csvFileName(title, new Date()), text, 'text/csv');
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          ...(drawing ? [{ key: 'png', label: t(figures.png), onClick: () => void png() }] : []),
          { key: 'csv', label: t(figures.csv), onClick: () => void csv() },
        ],
      }}
    >
      <Button size="small">{t(figures.exportAs)}</Button>
    </Dropdown>
  );
}
