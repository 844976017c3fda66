import { prospectBatches } from '@contract/program/prospects';
import { table } from '@portal/messages/common';
import { prospect as words } from '@portal/messages/money';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { csvInstant } from '@portal/ui/table/csv-values';
import { Button } from 'antd';

/** Files taken in before; each can be undone as far as nobody has worked its prospects. */
export function BatchTable() {
  const confirm = useConfirm();
  const tell = useOutcome();
  const undo = useAct(prospectBatches.undo);

  async function ask(batchId: string) {
    const sure = await confirm({
      title: words.undoTitle,
      text: words.undoText,
      okText: words.undo,
      danger: true,
    });
    if (!sure) return;
    await undo.mutateAsync({ params: { batchId } }).then(
      () => tell.saved('deleted'),
      (error: Error) => tell.failed(error.message),
    );
  }

  return (
    <ResourceTable
      id="prospect-batches"
      label={words.batches}
      endpoint={prospectBatches.list}
      rowKey={({ id }) => id}
      dense
      empty={{ text: words.noBatches }}
      columns={[
        {
          key: 'created_at',
          title: words.added,
          sortable: true,
          render: (row) => <DateTimeText iso={row.created_at} />,
          csv: (row) => csvInstant(row.created_at),
        },
        {
          key: 'file',
          title: words.file,
          csv: (row) => row.file_name,
        },
        {
          key: 'by',
          title: words.by,
          csv: (row) => row.uploaded_by,
        },
        {
          key: 'rows',
          title: words.rows,
          align: 'right',
          render: (row) => <span className="amount">{row.row_count}</span>,
          csv: (row) => row.row_count,
        },
        {
          key: 'undo',
          title: table.action,
          render: (row) =>
            row.undone_at ? (
              <StatusTag tone="neutral">{words.undone}</StatusTag>
            ) : (
              <Button size="small" onClick={() => void ask(row.id)}>
                {words.undo}
              </Button>
            ),
        },
      ]}
    />
  );
}
