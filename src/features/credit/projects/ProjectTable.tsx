import { productCatalog } from '@contract/credit/product-catalog';
import { projectStatuses } from '@contract/credit/project-states';
import { type ProjectItem, projects } from '@contract/credit/projects';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import type { Column } from '@portal/ui/table/columns';
import { type ProjectPlaces, projectColumns } from './project-columns';

interface ProjectTableProps {
  label: string;
  empty: string;
  to: ProjectPlaces;
  /** Columns of what was put away, which is listed in place of all else. */
  archived?: readonly Column<ProjectItem>[];
}

const filters = [
  {
    name: 'status',
    label: t(credit.status),
    options: optionsOf(projectStatuses, texts(projectStatusName)),
  },
  {
    name: 'product_id',
    label: t(credit.product),
    options: productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) })),
  },
];

/** Projects within one's reach, searched by folio or applicant and filtered by state and product. */
export function ProjectTable({ label, empty, to, archived }: ProjectTableProps) {
  return (
    <ResourceTable
      id={archived ? 'archived-projects' : 'projects'}
      label={label}
      endpoint={projects.list}
      columns={[...projectColumns(to), ...(archived ?? [])]}
      fixed={archived && { archived: 'yes' }}
      rowKey={({ id }) => id}
      searchable
      dense
      empty={{ text: empty }}
      filters={filters}
    />
  );
}
