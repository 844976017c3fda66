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
    render: ({ id, full_name }) => <Link to={href('agentShow', { agentId: id })}>{full_name}</Link>,
    csv: ({ full_name }) => full_name,
  },
  emailColumn,
  ...agentColumns,
];

/** Who sells for the installer; a name leads to the seller, their projects and what can be done. */
export function AgentListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} explanation={t(agentWords.help)} action={<InviteAgent />}>
      <ResourceTable
        id="agents"
        label={t(agentWords.list)}
        endpoint={agents.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(agentWords.none) }}
        filters={agentFilters}
      />
    </Page>
  );
}
