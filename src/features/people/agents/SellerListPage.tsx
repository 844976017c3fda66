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

const columns: readonly Column<AgentItem>[] = [
  {
    key: 'full_name',
    title: t(agentWords.name),
    sortable: true,
    // Who was invited and has not accepted has no account yet.
    render: ({ user_id: userId, full_name: name }) =>
      userId ? <Link to={href('userFile', { userId })}>{name}</Link> : name,
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

/** Everyone who sells, or was invited to, for any installer: staff go from here to the person and to the company. */
export function SellerListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(agentWords.everyone)}>
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
