import { type ListedStage, stageStatuses, stageStatusName } from '@contract/credit/stage-item';
import { stages } from '@contract/credit/stages';
import { credit } from '@portal/messages/credit';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import type { Column } from '@portal/ui/table/columns';

interface StageTableProps {
  label: string;
  empty: string;
  columns: readonly Column<ListedStage>[];
}

const filters = [
  { name: 'status', label: credit.status, options: optionsOf(stageStatuses, stageStatusName) },
];

export function StageTable({ label, empty, columns }: StageTableProps) {
  return (
    <ResourceTable
      id="stages"
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
