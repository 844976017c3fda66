import { personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { staffLists as words } from '@contract/locales/es-MX/people/staff-lists';
import { type InvestorItem, investors } from '@contract/people/investors';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

const columns: readonly Column<InvestorItem>[] = [
  {
    key: 'full_name',
    title: t(words.name),
    render: ({ id, full_name }) => (
      <Link to={href('investorShow', { investorId: id })}>{full_name}</Link>
    ),
    csv: ({ full_name }) => full_name,
  },
  { key: 'email', title: t(words.email), csv: ({ email }) => email },
  {
    key: 'person_type',
    title: t(words.person),
    csv: ({ person_type }) => t(personKindName[personKind(person_type)]),
  },
  moneyColumn('committed_cents', t(words.committed), ({ committed_cents }) => committed_cents),
  {
    key: 'participations',
    title: t(words.participations),
    align: 'right',
    render: ({ participations }) => <span className="amount">{formatNumber(participations)}</span>,
    csv: ({ participations }) => participations,
  },
  {
    key: 'account',
    title: t(words.account),
    csv: ({ has_account }) => t(words.accounts[has_account ? 'registered' : 'missing']),
  },
  dateColumn('created_at', t(words.since), ({ created_at }) => created_at, { sortable: true }),
];

const filters = [
  {
    name: 'account',
    label: t(words.account),
    options: optionsOf(['registered', 'missing'], texts(words.accounts)),
  },
];

/** All investors as staff attend them. */
export function InvestorListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(words.investorsHelp)}>
      <ResourceTable
        id="investors"
        label={t(words.investors)}
        endpoint={investors.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(words.noInvestors) }}
        filters={filters}
      />
    </Page>
  );
}
