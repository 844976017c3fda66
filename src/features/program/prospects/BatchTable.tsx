import { table } from '@contract/locales/es-MX/kernel/table';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospectBatches } from '@contract/program/prospect-batches';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { StatusTag } from '@portal/ui/kit/StatusTag';
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

/** Files taken in before; each can be undone as far as its prospects were not worked on. */
export function BatchTable() {
  const undo = useConfirmedAct(prospectBatches.undo);

  async function ask(batchId: string) {
    await undo.ask(
      {
        title: t(prospect.undoTitle),
        text: t(prospect.undoText),
        okText: t(prospect.undo),
        danger: true,
      },
      { params: { batchId } },
      { outcome: 'deleted' },
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
