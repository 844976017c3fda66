import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agentStates } from '@contract/people/agents';
import { t, texts } from '@portal/i18n';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatNumber } from '@portal/ui/format';
import { dateColumn, stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { shownState } from './agent-state';

const counted = (key: 'projects' | 'open_projects', title: string): Column<AgentItem> => ({
  key,
  title,
  align: 'right',
  render: (agent) => formatNumber(agent[key]),
  csv: (agent) => agent[key],
});

export const emailColumn: Column<AgentItem> = {
  key: 'email',
  title: t(agentWords.email),
  csv: ({ email }) => email,
};

/** How a seller stands, as their installer and staff see it. */
export const agentColumns: readonly Column<AgentItem>[] = [
  stateColumn('state', t(agentWords.state), shownState),
  counted('open_projects', t(agentWords.open)),
  counted('projects', t(agentWords.projects)),
  timeColumn('last_login_at', t(agentWords.lastLogin), ({ last_login_at }) => last_login_at, {
    none: t(agentWords.never),
  }),
  dateColumn('created_at', t(agentWords.since), ({ created_at }) => created_at, {
    sortable: true,
  }),
];

export const agentFilters = [
  {
    name: 'state',
    label: t(agentWords.state),
    options: optionsOf(agentStates, texts(agentWords.states)),
  },
];
