import { productName } from '@contract/credit/product-catalog';
import type { ProjectItem } from '@contract/credit/projects';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { t } from '@portal/i18n';
import { dateColumn, folioColumn, linkColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { ProjectStatusTag } from '../shared/credit';

/** Where a project of a list, who asked for it and its installer have their pages. */
export interface ProjectPlaces {
  project: (id: string) => string;
  applicant?: (id: string) => string;
  supplier?: (id: string) => string;
}

/** Columns of a list of projects. */
export const projectColumns = (to: ProjectPlaces): readonly Column<ProjectItem>[] => [
  folioColumn(t(credit.folio), ({ id }) => to.project(id), { sortable: true }),
  {
    key: 'status',
    title: t(credit.status),
    render: ({ status }) => <ProjectStatusTag status={status} />,
    csv: ({ status }) => t(projectStatusName[status]),
  },
  {
    key: 'product_id',
    title: t(credit.product),
    csv: ({ product_id }) => productName(product_id),
  },
  linkColumn(
    'applicant_name',
    t(credit.applicant),
    ({ applicant_name }) => applicant_name,
    ({ applicant_id }) => to.applicant?.(applicant_id) ?? null,
  ),
  linkColumn(
    'supplier_name',
    t(credit.supplier),
    ({ supplier_name }) => supplier_name,
    ({ supplier_id }) => to.supplier?.(supplier_id) ?? null,
  ),
  moneyColumn('amount_cents', t(credit.amount), ({ amount_cents }) => amount_cents, {
    sortable: true,
  }),
  dateColumn('status_changed_at', t(credit.changed), ({ status_changed_at }) => status_changed_at, {
    sortable: true,
  }),
  dateColumn('created_at', t(credit.created), ({ created_at }) => created_at, {
    sortable: true,
    defaultHidden: true,
  }),
];
