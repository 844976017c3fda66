import { type StageItem, stageStatuses, stageStatusName, stages } from '@contract/stages';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { credit } from '@portal/messages/credit';
import type { Column } from '@portal/ui/table/columns';
import { Select } from 'antd';

interface StageTableProps {
  label: string;
  empty: string;
  columns: readonly Column<StageItem>[];
}

export function StageTable({ label, empty, columns }: StageTableProps) {
  return (
    <ResourceTable
      id="stages"
      label={label}
      resource="stages"
      endpoint={stages.list}
      columns={columns}
      rowKey={({ id }) => id}
      dense
      empty={{ text: empty }}
      filterNames={['status']}
      filters={(values, set) => (
        <Select
          aria-label={credit.status}
          placeholder={credit.status}
          allowClear
          popupMatchSelectWidth={false}
          value={values.status}
          options={stageStatuses.map((value) => ({ value, label: stageStatusName[value] }))}
          onChange={(value?: string) => set('status', value)}
        />
      )}
    />
  );
}
