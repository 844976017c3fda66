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
import { formatDate, formatDateTime, formatDeadline } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, folioColumn, linkColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { isExpired, shownState } from './agent-state';
import { EditAgent } from './EditAgent';
import { InvitationActs } from './InvitationActs';
import { RemoveAgent } from './RemoveAgent';

interface ByStaff {
  /** The house looks at a seller of any installer; otherwise the installer at its own. */
  byStaff?: boolean;
}

const columnsOf = (
  screen: 'supplierProjectShow' | 'backofficeProjectShow',
  applicant: (id: string) => string | null,
): readonly Column<ProjectItem>[] => [
  folioColumn(t(agentWords.folio), ({ id }) => href(screen, { projectId: id })),
  linkColumn(
    'applicant_name',
    t(agentWords.applicant),
    ({ applicant_name }) => applicant_name,
    ({ applicant_id }) => applicant(applicant_id),
  ),
  {
    key: 'status',
    title: t(agentWords.state),
    csv: ({ status }) => t(projectStatusName[status]),
  },
  moneyColumn('amount_cents', t(agentWords.amount), ({ amount_cents }) => amount_cents),
  dateColumn('created_at', t(agentWords.created), ({ created_at }) => created_at),
];

const installerColumns = columnsOf('supplierProjectShow', () => null);
const staffColumns = columnsOf('backofficeProjectShow', (applicantId) =>
  href('applicantShow', { applicantId }),
);

/** One seller: how they stand, their projects, and the acts that end or renew what they may do. */
export function AgentRecord({ byStaff = false }: ByStaff) {
  const agentId = useParam('agentId');
  const query = useRecord(agents.show, { params: { agentId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(agent) => (
        <Page
          title={title}
          explanation={invitationText(agent)}
          action={<Acts agent={agent} byStaff={byStaff} />}
        >
          <Section title={t(agentWords.data)}>
            <DescriptionList rows={[...(byStaff ? placesOf(agent) : []), ...rowsOf(agent)]} />
          </Section>
          {agent.state === 'invited' ? null : (
            <Section title={t(agentWords.theirProjects)}>
              <ResourceTable
                id="agent-projects"
                label={t(agentWords.theirProjects)}
                endpoint={projects.list}
                fixed={{ agent_id: agent.id }}
                columns={byStaff ? staffColumns : installerColumns}
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

function Acts({ agent, byStaff }: { agent: AgentItem; byStaff: boolean }) {
  if (agent.state === 'removed') return null;
  return (
    <>
      <EditAgent agent={agent} byStaff={byStaff} />
      {agent.state === 'invited' ? (
        <InvitationActs agent={agent} list={byStaff ? 'sellerList' : 'agentList'} />
      ) : (
        <RemoveAgent agent={agent} byStaff={byStaff} />
      )}
    </>
  );
}

function invitationText(agent: AgentItem): string | null {
  const { invitation_ends_at: end } = agent;
  if (end === null) return null;
  const when = formatDeadline(end);
  return isExpired(agent)
    ? t(agentWords.invitationEnded, { when })
    : t(agentWords.invitationEnds, { when });
}

/** Whom they sell for and their account, which staff go on to. */
function placesOf({ installer, user_id: userId }: AgentItem) {
  return [
    {
      label: t(agentWords.installer),
      value: <Link to={href('supplierShow', { supplierId: installer.id })}>{installer.name}</Link>,
    },
    ...(userId
      ? [
          {
            label: t(agentWords.account),
            value: <Link to={href('userFile', { userId })}>{t(agentWords.openFile)}</Link>,
          },
        ]
      : []),
  ];
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
