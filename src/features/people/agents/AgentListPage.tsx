import { href } from '@contract/kernel/screens';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agentStates, agents } from '@contract/people/agents';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { shownState } from './agent-state';
import { InviteAgent } from './InviteAgent';

const columns: readonly Column<AgentItem>[] = [
  {
    key: 'full_name',
    title: t(agentWords.name),
    sortable: true,
    render: ({ id, full_name }) => <Link to={href('agentShow', { agentId: id })}>{full_name}</Link>,
    csv: ({ full_name }) => full_name,
  },
  { key: 'email', title: t(agentWords.email), csv: ({ email }) => email },
  stateColumn('state', t(agentWords.state), shownState),
  {
    key: 'open_projects',
    title: t(agentWords.open),
    align: 'right',
    render: ({ open_projects }) => formatNumber(open_projects),
    csv: ({ open_projects }) => open_projects,
  },
  {
    key: 'projects',
    title: t(agentWords.projects),
    align: 'right',
    render: ({ projects }) => formatNumber(projects),
    csv: ({ projects }) => projects,
  },
  timeColumn('last_login_at', t(agentWords.lastLogin), ({ last_login_at }) => last_login_at, {
    none: t(agentWords.never),
  }),
  dateColumn('created_at', t(agentWords.since), ({ created_at }) => created_at, {
    sortable: true,
  }),
];

const filters = [
  {
    name: 'state',
    label: t(agentWords.state),
    options: optionsOf(agentStates, texts(agentWords.states)),
  },
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
        filters={filters}
      />
    </Page>
  );
}
