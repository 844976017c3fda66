import { type ProjectItem, projects } from '@contract/credit/projects';
import { formatPhone } from '@contract/kernel/fields/phone';
import { href } from '@contract/kernel/screens';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRecord } from '@portal/refine/use-read';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, folioColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { isExpired, shownState } from './agent-state';
import { EditAgent } from './EditAgent';
import { InvitationActs } from './InvitationActs';
import { RemoveAgent } from './RemoveAgent';

const columns: readonly Column<ProjectItem>[] = [
  folioColumn(t(agentWords.folio), ({ id }) => href('supplierProjectShow', { projectId: id })),
  {
    key: 'applicant_name',
    title: t(agentWords.applicant),
    csv: ({ applicant_name }) => applicant_name,
  },
  {
    key: 'status',
    title: t(agentWords.state),
    csv: ({ status }) => t(projectStatusName[status]),
  },
  moneyColumn('amount_cents', t(agentWords.amount), ({ amount_cents }) => amount_cents),
  dateColumn('created_at', t(agentWords.created), ({ created_at }) => created_at),
];

/** One seller: how they stand, their projects, and the acts that end or renew what they may do. */
export function AgentPage() {
  const agentId = useParam('agentId');
  const query = useRecord(agents.show, { params: { agentId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(agent) => (
        <Page title={title} explanation={invitationText(agent)} action={<Acts agent={agent} />}>
          <Section title={t(agentWords.data)}>
            <DescriptionList rows={rowsOf(agent)} />
          </Section>
          {agent.state === 'invited' ? null : (
            <Section title={t(agentWords.theirProjects)}>
              <ResourceTable
                id="agent-projects"
                label={t(agentWords.theirProjects)}
                endpoint={projects.list}
                fixed={{ agent_id: agent.id }}
                columns={columns}
                rowKey={({ id }) => id}
                dense
                empty={{ text: t(agentWords.noProjects) }}
              />
            </Section>
          )}
        </Page>
      )}
    </Loaded>
  );
}

function Acts({ agent }: { agent: AgentItem }) {
  if (agent.state === 'removed') return null;
  return (
    <>
      <EditAgent agent={agent} />
      {agent.state === 'invited' ? <InvitationActs agent={agent} /> : <RemoveAgent agent={agent} />}
    </>
  );
}

function invitationText(agent: AgentItem): string | null {
  const { invitation_ends_at: end } = agent;
  if (end === null) return null;
  const when = formatDateTime(end);
  return isExpired(agent)
    ? t(agentWords.invitationEnded, { when })
    : t(agentWords.invitationEnds, { when });
}

function rowsOf(agent: AgentItem) {
  const { tone, text } = shownState(agent);
  const { phone, joined_at, removed_at, last_login_at } = agent;
  return [
    { label: t(agentWords.state), value: <StatusTag tone={tone}>{text}</StatusTag> },
    { label: t(agentWords.email), value: agent.email },
    ...(phone ? [{ label: t(agentWords.phone), value: formatPhone(phone) }] : []),
    { label: t(agentWords.since), value: formatDate(agent.created_at) },
    ...(joined_at ? [{ label: t(agentWords.joined), value: formatDate(joined_at) }] : []),
    ...(removed_at ? [{ label: t(agentWords.removed), value: formatDate(removed_at) }] : []),
    ...(agent.state === 'active'
      ? [
          {
            label: t(agentWords.lastLogin),
            value: last_login_at ? formatDateTime(last_login_at) : t(agentWords.never),
          },
        ]
      : []),
  ];
}
