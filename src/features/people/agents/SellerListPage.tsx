import { href } from '@contract/kernel/screens';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { agentColumns, agentFilters, emailColumn } from './agent-columns';
import { InviteAgent } from './InviteAgent';

const columns: readonly Column<AgentItem>[] = [
  {
    key: 'full_name',
    title: t(agentWords.name),
    sortable: true,
    render: ({ id, full_name }) => (
      <Link to={href('sellerShow', { agentId: id })}>{full_name}</Link>
    ),
    csv: ({ full_name }) => full_name,
  },
  {
    key: 'installer',
    title: t(agentWords.installer),
    render: ({ installer }) => (
      <Link to={href('supplierShow', { supplierId: installer.id })}>{installer.name}</Link>
    ),
    csv: ({ installer }) => installer.name,
  },
  emailColumn,
  ...agentColumns,
];

/** Everyone who sells, or was invited to, for any installer: staff attend them as the company does. */
export function SellerListPage() {
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(agentWords.everyone)}
      action={<InviteAgent byStaff />}
    >
      <ResourceTable
        id="sellers"
        label={t(agentWords.list)}
        endpoint={agents.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(agentWords.nobody) }}
        filters={agentFilters}
      />
    </Page>
  );
}
