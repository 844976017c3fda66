import { productName } from '@contract/credit/product-catalog';
import type { ProjectItem } from '@contract/credit/projects';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { t } from '@portal/i18n';

import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant, csvMoney } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';
import { ProjectStatusTag } from '../shared/credit';

/** Columns of a list of projects; `to` leads to the screen of one of them. */
export const projectColumns = (to: (id: string) => string): readonly Column<ProjectItem>[] => [
  {
    key: 'folio',
    title: t(credit.folio),
    sortable: true,
    render: ({ id, folio }) => (
      <Link className="amount" to={to(id)}>
        {folio}
      </Link>
    ),
    csv: ({ folio }) => folio,
  },
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
  {
    key: 'amount_cents',
    title: t(credit.amount),
    align: 'right',
    sortable: true,
    render: ({ amount_cents }) => <MoneyText centavos={amount_cents} />,
    csv: ({ amount_cents }) => csvMoney(amount_cents),
  },
  {
    key: 'status_changed_at',
    title: t(credit.changed),
    sortable: true,
    render: ({ status_changed_at }) => <DateText iso={status_changed_at} />,
    csv: ({ status_changed_at }) => csvInstant(status_changed_at),
  },
  {
    key: 'created_at',
    title: t(credit.created),
    sortable: true,
    defaultHidden: true,
    render: ({ created_at }) => <DateText iso={created_at} />,
    csv: ({ created_at }) => csvInstant(created_at),
  },
];
