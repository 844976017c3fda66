import { table } from '@contract/locales/es-MX/kernel/table';
import { directDebit as words } from '@contract/locales/es-MX/treasury/direct-debits';
import { type DirectDebitFile, directDebitFiles } from '@contract/treasury/direct-debit-files';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { FileButton } from '@portal/ui/kit/FileButton';
import { moneyColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { personColumn } from '@portal/ui/table/person-column';

const columns: readonly Column<DirectDebitFile>[] = [
  timeColumn('created_at', t(words.createdAt), (row) => row.created_at, { sortable: true }),
  { key: 'folio', title: t(words.folio), csv: (row) => row.folio },
  personColumn(
    'by',
    t(words.by),
    (row) => row.created_by,
    (row) => row.created_by_id,
  ),
  { key: 'charges', title: t(words.count), align: 'right', csv: (row) => row.charges },
  { key: 'waiting', title: t(words.waiting), align: 'right', csv: (row) => row.waiting },
  moneyColumn('total', t(words.total), (row) => row.total_cents),
];

/** Files of charges for the bank, which who holds the duty downloads as often as need be. */
export function ChargeFileTable() {
  const mayDownload = useMay('direct-debit-files.create');
  return (
    <ResourceTable
      id="direct-debit-files"
      label={t(words.files)}
      endpoint={directDebitFiles.list}
      prefix="archivos_"
      rowKey={({ id }) => id}
      dense
      empty={{ text: t(words.noFiles) }}
      columns={[
        ...columns,
        {
          key: 'act',
          title: t(table.action),
          render: ({ id: fileId, folio }) =>
            mayDownload ? (
              <FileButton
                size="small"
                name={`${t(words.file, { folio })}.csv`}
                aria-label={t(words.downloadOf, { folio })}
                load={() => callFile(directDebitFiles.download, { params: { fileId } })}
              >
                {t(words.download)}
              </FileButton>
            ) : null,
        },
      ]}
    />
  );
}
