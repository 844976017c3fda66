import { reportKinds } from '@contract/compliance/report-periods';
import { type ReportItem, reports } from '@contract/compliance/reports';
import { reportNames, reportList as words } from '@contract/locales/es-MX/compliance/reports';
import { periodText } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { personColumn } from '@portal/ui/table/person-column';
import { Button } from 'antd';
import { useState } from 'react';
import { AskReport } from './AskReport';
import { ReportActs } from './ReportActs';
import styles from './reports.module.css';

const tones = {
  waiting: 'waiting',
  active: 'waiting',
  retry: 'warning',
  failed: 'danger',
  ready: 'success',
} as const;

const stateText = ({ state }: ReportItem) => t(words.states[state]);

const progressText = ({ state, progress }: ReportItem) =>
  state === 'active' && progress ? t(words.progress, progress) : null;

export const reportColumns: readonly Column<ReportItem>[] = [
  {
    key: 'kind',
    title: t(words.kind),
    csv: ({ kind }) => t(reportNames[kind]),
  },
  { key: 'period', title: t(words.period), csv: ({ period }) => periodText(period) },
  {
    key: 'state',
    title: t(words.state),
    render: (report) => (
      <CellLines>
        <StatusTag tone={tones[report.state]}>{stateText(report)}</StatusTag>
        {progressText(report)}
      </CellLines>
    ),
    csv: stateText,
  },
  timeColumn('created_at', t(words.created), ({ created_at }) => created_at, { sortable: true }),
  personColumn(
    'requested_by',
    t(words.requestedBy),
    ({ requested_by }) => requested_by,
    ({ requested_by_id }) => requested_by_id,
  ),
  {
    key: 'rows',
    title: t(words.file),
    render: ({ rows, size }) =>
      rows === null || size === null ? (
        t(words.nothing)
      ) : (
        <CellLines>
          <span>{t(words.rows, { count: rows })}</span>
          <QuietLine>{sizeText(size)}</QuietLine>
        </CellLines>
      ),
    csv: ({ rows }) => rows,
  },
  {
    key: 'sha256',
    title: t(words.sha),
    render: ({ sha256 }) =>
      sha256 === null ? (
        t(words.nothing)
      ) : (
        <code className={styles.sha} title={sha256}>
          {sha256.slice(0, 12)}
        </code>
      ),
    csv: ({ sha256 }) => sha256,
  },
  {
    key: 'act',
    title: t(words.act),
    render: (report) => <ReportActs report={report} />,
  },
];

const kilobytes = new Intl.NumberFormat('es-MX', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 1,
});
const sizeText = (bytes: number) => kilobytes.format(bytes / 1024);

const filters = [
  { name: 'kind', label: t(words.kind), options: optionsOf(reportKinds, texts(reportNames)) },
];

/** Reports for authorities, bureau and taxes: each is asked for, made by a job, and downloaded. */
export function ReportListPage() {
  const mayAsk = useMay('reports.create');
  const [asking, setAsking] = useState(false);
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(words.help)}
      action={
        mayAsk ? (
          <Button type="primary" onClick={() => setAsking(true)}>
            {t(words.ask)}
          </Button>
        ) : null
      }
    >
      <ResourceTable
        id="reports"
        label={t(words.label)}
        endpoint={reports.list}
        columns={reportColumns}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={filters}
      />
      {asking ? <AskReport onClose={() => setAsking(false)} /> : null}
    </Page>
  );
}
