import { href } from '@contract/kernel/screens';
import { supplierStaff, supplierStandingName } from '@contract/locales/es-MX/people/suppliers';
import { supplierStandings } from '@contract/people/supplier-states';
import { suppliers as contract, type SupplierItem } from '@contract/people/suppliers';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { standing } from './standing';

const number = (
  key: 'status' | 'level' | 'agents' | 'projects',
  title: string,
): Column<SupplierItem> => ({
  key,
  title,
  align: 'right',
  render: (row) => <span className="amount">{row[key]}</span>,
  csv: (row) => String(row[key]),
});

const columns: readonly Column<SupplierItem>[] = [
  {
    key: 'name',
    title: t(supplierStaff.name),
    sortable: true,
    render: ({ id, name }) => <Link to={href('supplierShow', { supplierId: id })}>{name}</Link>,
    csv: ({ name }) => name,
  },
  {
    key: 'rfc',
    title: t(supplierStaff.rfc),
    render: ({ rfc }) => rfc ?? t(supplierStaff.noRfc),
    csv: ({ rfc }) => rfc,
  },
  stateColumn('standing', t(supplierStaff.standing), (row) => standing[row.standing]),
  number('status', t(supplierStaff.status)),
  number('level', t(supplierStaff.level)),
  dateColumn('requested_at', t(supplierStaff.requested), (row) => row.requested_at, {
    none: t(supplierStaff.never),
  }),
  dateColumn('verified_at', t(supplierStaff.verified), (row) => row.verified_at, {
    none: t(supplierStaff.never),
  }),
  number('agents', t(supplierStaff.agents)),
  number('projects', t(supplierStaff.projects)),
  dateColumn('created_at', t(supplierStaff.created), (row) => row.created_at, { sortable: true }),
];

const filters = [
  {
    name: 'request',
    label: t(supplierStaff.request),
    options: optionsOf(['waiting', 'none'], texts(supplierStaff.requests)),
  },
  {
    name: 'standing',
    label: t(supplierStaff.standing),
    options: optionsOf(supplierStandings, texts(supplierStandingName)),
  },
];

/** Every company that sells and installs, with who waits to be verified. */
export function SupplierListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(supplierStaff.help)}>
      <ResourceTable
        id="suppliers"
        label={t(supplierStaff.list)}
        endpoint={contract.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(supplierStaff.none) }}
        filters={filters}
      />
    </Page>
  );
}
