import { table } from '@contract/locales/es-MX/kernel/table';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchState, openStates, prospectBatches } from '@contract/program/prospect-batches';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';
import styles from './batches.module.css';
import { DownloadFile } from './DownloadFile';

type Batch = Answer<typeof prospectBatches.list>['items'][number];

/** Before, its counts are what would come in; once undone, what had come in. */
const cameIn: readonly BatchState[] = ['done', 'undoing', 'undone'];
const isIn = ({ state }: Batch) => cameIn.includes(state);

const number = (key: string, title: string, counted: (row: Batch) => number): Column<Batch> => ({
  key,
  title,
  align: 'right',
  render: (row) => (
    <span className="amount">{isIn(row) ? counted(row).toLocaleString('es-MX') : '—'}</span>
  ),
  csv: (row) => (isIn(row) ? counted(row) : null),
});

const columns: readonly Column<Batch>[] = [
  timeColumn('created_at', t(uploads.uploadedAt), (row) => row.created_at, { sortable: true }),
  { key: 'file', title: t(uploads.file), csv: (row) => row.file_name },
  { key: 'by', title: t(uploads.by), csv: (row) => row.uploaded_by },
  {
    key: 'state',
    title: t(uploads.state),
    render: (row) => <StatusTag tone={toneOf(row)}>{t(uploads.states[row.state])}</StatusTag>,
    csv: (row) => t(uploads.states[row.state]),
  },
  number('added', t(uploads.added), ({ counts, row_count: rows }) => counts?.add ?? rows),
  number('changed', t(uploads.changed), ({ counts }) => counts?.update ?? 0),
  number('skipped', t(uploads.skipped), ({ counts }) => counts?.skip ?? 0),
];

function toneOf({ state }: Batch) {
  if (state === 'done') return 'success';
  if (state === 'failed') return 'danger';
  return openStates.includes(state) ? 'info' : 'neutral';
}

/** What is under way is gone on with; of what could not be read it is seen why. */
const opened: readonly BatchState[] = [...openStates, 'undoing', 'failed'];

/** Files that came before: those under way or failed are opened, those taken in are undone while nobody worked their prospects. */
export function BatchTable({ onOpen }: { onOpen: (batchId: string) => void }) {
  const undo = useConfirmedAct(prospectBatches.undo);

  async function ask(batchId: string) {
    await undo.ask(
      {
        title: t(uploads.undoTitle),
        text: t(uploads.undoText),
        okText: t(uploads.undo),
        danger: true,
      },
      { params: { batchId } },
      { onDone: () => onOpen(batchId) },
    );
  }

  return (
    <ResourceTable
      id="prospect-batches"
      label={t(uploads.batches)}
      endpoint={prospectBatches.list}
      rowKey={({ id }) => id}
      dense
      cardsUnder={992}
      empty={{ text: t(uploads.noBatches) }}
      columns={[
        ...columns,
        {
          key: 'act',
          title: t(table.action),
          render: (row) =>
            row.state === 'done' ? (
              <span className={styles.acts}>
                <DownloadFile batch={row} />
                <Button size="small" onClick={() => void ask(row.id)}>
                  {t(uploads.undo)}
                </Button>
              </span>
            ) : opened.includes(row.state) ? (
              <Button size="small" onClick={() => onOpen(row.id)}>
                {t(uploads.open)}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}
