import { type ListedStage, stageStatuses } from '@contract/credit/stage-item';
import { stages } from '@contract/credit/stages';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import type { Column } from '@portal/ui/table/columns';

interface StageTableProps {
  label: string;
  empty: string;
  columns: readonly Column<ListedStage>[];
  /** Only what this company installs. */
  supplierId?: string;
}

const filters = [
  {
    name: 'status',
    label: t(credit.status),
    options: optionsOf(stageStatuses, texts(stageStatusName)),
  },
];

export function StageTable({ label, empty, columns, supplierId }: StageTableProps) {
  return (
    <ResourceTable
      id="stages"
      {...(supplierId && { fixed: { supplier_id: supplierId }, prefix: 'eta_' })}
      label={label}
      endpoint={stages.list}
      columns={columns}
      rowKey={({ id }) => id}
      dense
      empty={{ text: empty }}
      filters={filters}
    />
  );
}
