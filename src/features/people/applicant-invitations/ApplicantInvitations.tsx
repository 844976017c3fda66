import { applicantInvitationWords as words } from '@contract/locales/es-MX/people/applicant-invitations';
import {
  type ApplicantInvitation,
  applicantInvitations,
  invitationStates,
} from '@contract/people/applicant-invitations';
import { t, texts } from '@portal/i18n';
import { ConfirmedButton } from '@portal/refine/ConfirmedButton';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Section } from '@portal/ui/kit/Section';
import { dateColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { App, Flex } from 'antd';

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
  const { full_name: name, email } = item;
  const params = { invitationId: item.id };
  if (!useMay('applicants.create')) return null;
  return (
    <Flex wrap gap={8}>
      <ConfirmedButton
        size="small"
        aria-label={t(words.resendNamed, { name })}
        endpoint={applicantInvitations.resend}
        args={{ params }}
        question={{
          title: t(words.resendAsk, { name }),
          text: t(words.resendHelp, { email }),
          okText: t(words.resend),
        }}
        onDone={() => message.success(t(words.sent, { email }))}
      >
        {t(words.resend)}
      </ConfirmedButton>
      <ConfirmedButton
        size="small"
        danger
        aria-label={t(words.revokeNamed, { name })}
        endpoint={applicantInvitations.revoke}
        args={{ params }}
        question={{
          title: t(words.revokeAsk, { name }),
          text: t(words.revokeHelp),
          okText: t(words.revokeButton),
        }}
        onDone={() => message.success(t(words.revoked))}
      >
        {t(words.revoke)}
      </ConfirmedButton>
    </Flex>
  );
}
