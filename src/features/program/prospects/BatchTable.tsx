import { table } from '@contract/locales/es-MX/kernel/table';
import { prospect as words } from '@contract/locales/es-MX/program/prospects';
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
      title: t(words.undoTitle),
      text: t(words.undoText),
      okText: t(words.undo),
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
      label={t(words.batches)}
      endpoint={prospectBatches.list}
      rowKey={({ id }) => id}
      dense
      empty={{ text: t(words.noBatches) }}
      columns={[
        {
          key: 'created_at',
          title: t(words.added),
          sortable: true,
          render: (row) => <DateTimeText iso={row.created_at} />,
          csv: (row) => csvInstant(row.created_at),
        },
        {
          key: 'file',
          title: t(words.file),
          csv: (row) => row.file_name,
        },
        {
          key: 'by',
          title: t(words.by),
          csv: (row) => row.uploaded_by,
        },
        {
          key: 'rows',
          title: t(words.rows),
          align: 'right',
          render: (row) => <span className="amount">{row.row_count}</span>,
          csv: (row) => row.row_count,
        },
        {
          key: 'undo',
          title: t(table.action),
          render: (row) =>
            row.undone_at ? (
              <StatusTag tone="neutral">{t(words.undone)}</StatusTag>
            ) : (
              <Button size="small" onClick={() => void ask(row.id)}>
                {t(words.undo)}
              </Button>
            ),
        },
      ]}
    />
  );
}
