import { productName } from '@contract/credit/product-catalog';
import type { ProjectItem } from '@contract/credit/projects';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { t } from '@portal/i18n';
import { dateColumn, folioColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { ProjectStatusTag } from '../shared/credit';

/** Columns of a list of projects; `to` leads to the screen of one of them. */
export const projectColumns = (to: (id: string) => string): readonly Column<ProjectItem>[] => [
  folioColumn(t(credit.folio), ({ id }) => to(id), { sortable: true }),
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
  {
    key: 'applicant_name',
    title: t(credit.applicant),
    csv: ({ applicant_name }) => applicant_name,
  },
  {
    key: 'supplier_name',
    title: t(credit.supplier),
    csv: ({ supplier_name }) => supplier_name,
  },
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
