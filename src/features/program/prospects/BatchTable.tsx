import { table } from '@contract/locales/es-MX/kernel/table';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospectBatches } from '@contract/program/prospects';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';

type Batch = Answer<typeof prospectBatches.list>['items'][number];

const columns: readonly Column<Batch>[] = [
  timeColumn('created_at', t(prospect.added), (row) => row.created_at, { sortable: true }),
  {
    key: 'file',
    title: t(prospect.file),
    csv: (row) => row.file_name,
  },
  {
    key: 'by',
    title: t(prospect.by),
    csv: (row) => row.uploaded_by,
  },
  {
    key: 'rows',
    title: t(prospect.rows),
    align: 'right',
    render: (row) => <span className="amount">{row.row_count}</span>,
    csv: (row) => row.row_count,
  },
];

/** Files taken in before; each can be undone as far as nobody has worked its prospects. */
export function BatchTable() {
  const confirm = useConfirm();
  const notify = useOutcome();
  const undo = useAct(prospectBatches.undo);

  async function ask(batchId: string) {
    const sure = await confirm({
      title: t(prospect.undoTitle),
      text: t(prospect.undoText),
      okText: t(prospect.undo),
      danger: true,
    });
    if (!sure) return;
    await undo.mutateAsync({ params: { batchId } }).then(
      () => notify.saved('deleted'),
      (error: Error) => notify.failed(error.message),
    );
  }

  return (
    <ResourceTable
      id="prospect-batches"
      label={t(prospect.batches)}
      endpoint={prospectBatches.list}
      rowKey={({ id }) => id}
      dense
      empty={{ text: t(prospect.noBatches) }}
      columns={[
        ...columns,
        {
          key: 'undo',
          title: t(table.action),
          render: (row) =>
            row.undone_at ? (
              <StatusTag tone="neutral">{t(prospect.undone)}</StatusTag>
            ) : (
              <Button size="small" onClick={() => void ask(row.id)}>
                {t(prospect.undo)}
              </Button>
            ),
        },
      ]}
    />
  );
}
