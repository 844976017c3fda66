import { table } from '@contract/locales/es-MX/kernel/table';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospectBatches } from '@contract/program/prospects';
import { t } from '@portal/i18n';

import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { csvInstant } from '@portal/ui/table/csv-values';
import { Button } from 'antd';

/** Earlier uploads; each can be undone except for prospects already worked on. */
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
        {
          key: 'created_at',
          title: t(prospect.added),
          sortable: true,
          render: (row) => <DateTimeText iso={row.created_at} />,
          csv: (row) => csvInstant(row.created_at),
        },
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
