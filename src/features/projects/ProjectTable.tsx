import { productCatalog } from '@contract/product-catalog';
import { projectStatuses, projectStatusName } from '@contract/project-states';
import { projects } from '@contract/projects';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { credit } from '@portal/messages/credit';
import { Select } from 'antd';
import { projectColumns } from './project-columns';

interface ProjectTableProps {
  label: string;
  empty: string;
  to: (projectId: string) => string;
}

/** Projects within one's reach, searched by folio or applicant and filtered by state and product. */
export function ProjectTable({ label, empty, to }: ProjectTableProps) {
  return (
    <ResourceTable
      id="projects"
      label={label}
      resource="projects"
      endpoint={projects.list}
      columns={projectColumns(to)}
      rowKey={({ id }) => id}
      searchable
      dense
      empty={{ text: empty }}
      filterNames={['status', 'product_id']}
      filters={(values, set) => (
        <>
          <Select
            aria-label={credit.status}
            placeholder={credit.status}
            allowClear
            popupMatchSelectWidth={false}
            value={values.status}
            options={projectStatuses.map((value) => ({ value, label: projectStatusName[value] }))}
            onChange={(value?: string) => set('status', value)}
          />
          <Select
            aria-label={credit.product}
            placeholder={credit.product}
            allowClear
            popupMatchSelectWidth={false}
            value={values.product_id}
            options={productCatalog.map(({ id, text }) => ({ value: String(id), label: text }))}
            onChange={(value?: string) => set('product_id', value)}
          />
        </>
      )}
    />
  );
}
