import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import {
  type ColumnMap,
  type ProspectBatch,
  prospectBatches,
} from '@contract/program/prospect-batches';
import { batchFields, optionalFields } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { ColumnForm } from '@portal/ui/sheets/ColumnForm';
import { FirstRows, fieldsByColumn } from '@portal/ui/sheets/FirstRows';

const fields = batchFields.map((name) => ({
  name,
  label: t(uploads.fields[name]),
  isOptional: optionalFields.includes(name),
}));

interface BatchRowsProps {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  columns: ColumnMap | null;
}

/** The first rows of a file of prospects, and which column is taken for what. */
export const BatchRows = ({ headings, rows, columns }: BatchRowsProps) => (
  <FirstRows headings={headings} rows={rows} fields={fieldsByColumn(fields, columns)} />
);

/** Which column of a file of prospects is what; the file is read again by it. */
export function BatchColumns({ batch }: { batch: ProspectBatch }) {
  const map = useAct(prospectBatches.map);
  const params = { batchId: batch.id };
  return (
    <ColumnForm
      read={batch}
      fields={fields}
      isPending={map.isPending}
      onRead={(body) => map.mutateAsync({ params, body })}
    />
  );
}
