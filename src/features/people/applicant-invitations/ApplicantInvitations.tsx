import { applicantInvitationWords as words } from '@contract/locales/es-MX/people/applicant-invitations';
import {
  type ApplicantInvitation,
  applicantInvitations,
  invitationStates,
} from '@contract/people/applicant-invitations';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Section } from '@portal/ui/kit/Section';
import { dateColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { App, Button, Flex } from 'antd';

const tones = { invited: 'info', joined: 'success', revoked: 'neutral' } as const;

function shownState({ state, ends_at: end }: ApplicantInvitation) {
  const expired = end !== null && new Date(end) <= new Date();
  return expired
    ? ({ tone: 'warning', text: t(words.expired) } as const)
    : { tone: tones[state], text: t(words.states[state]) };
}

const columns: readonly Column<ApplicantInvitation>[] = [
  { key: 'full_name', title: t(words.name), csv: ({ full_name }) => full_name },
  { key: 'email', title: t(words.email), csv: ({ email }) => email },
  stateColumn('state', t(words.state), shownState),
  dateColumn('created_at', t(words.created), ({ created_at }) => created_at, { sortable: true }),
  {
    key: 'acts',
    title: t(words.acts),
    render: (item) => (item.state === 'invited' ? <Acts item={item} /> : null),
    csv: () => null,
  },
];

const filters = [
  {
    name: 'state',
    label: t(words.state),
    options: optionsOf(invitationStates, texts(words.states)),
  },
];

/** Whom the installer, or the seller, invited, and what came of it. */
export function ApplicantInvitations() {
  return (
    <Section title={t(words.title)} description={t(words.help)}>
      <ResourceTable
        id="applicant-invitations"
        label={t(words.title)}
        endpoint={applicantInvitations.list}
        columns={columns}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(words.none) }}
        filters={filters}
      />
    </Section>
  );
}

function Acts({ item }: { item: ApplicantInvitation }) {
  const { message } = App.useApp();
  const resend = useConfirmedAct(applicantInvitations.resend);
  const revoke = useConfirmedAct(applicantInvitations.revoke);
  const { full_name: name, email } = item;
  const params = { invitationId: item.id };
  if (!useMay('applicants.create')) return null;
  return (
    <Flex wrap gap={8}>
      <Button
        size="small"
        aria-label={t(words.resendNamed, { name })}
        loading={resend.isPending}
        onClick={() =>
          void resend.ask(
            {
              title: t(words.resendAsk, { name }),
              text: t(words.resendHelp, { email }),
              okText: t(words.resend),
            },
            { params },
            { onDone: () => message.success(t(words.sent, { email })) },
          )
        }
      >
        {t(words.resend)}
      </Button>
      <Button
        size="small"
        danger
        aria-label={t(words.revokeNamed, { name })}
        loading={revoke.isPending}
        onClick={() =>
          void revoke.ask(
            {
              title: t(words.revokeAsk, { name }),
              text: t(words.revokeHelp),
              okText: t(words.revokeButton),
              danger: true,
            },
            { params },
            { onDone: () => message.success(t(words.revoked)) },
          )
        }
      >
        {t(words.revoke)}
      </Button>
    </Flex>
  );
}
