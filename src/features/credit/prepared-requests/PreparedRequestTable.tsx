import {
  type PreparedRequest,
  preparedRequests,
  preparedStates,
} from '@contract/credit/prepared-requests';
import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { preparedRequests as words } from '@contract/locales/es-MX/credit/prepared-requests';
import { t, texts } from '@portal/i18n';
import { ConfirmedButton } from '@portal/refine/ConfirmedButton';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Section } from '@portal/ui/kit/Section';
import { dateColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { App, Flex } from 'antd';
import { Link } from 'react-router';

const tones = { invited: 'info', asked: 'success', revoked: 'neutral' } as const;

function shownState({ state, ends_at: end }: PreparedRequest) {
  const expired = end !== null && new Date(end) <= new Date();
  return expired
    ? ({ tone: 'warning', text: t(words.expired) } as const)
    : { tone: tones[state], text: t(words.states[state]) };
}

const columns: readonly Column<PreparedRequest>[] = [
  { key: 'full_name', title: t(words.name), csv: ({ full_name }) => full_name },
  { key: 'email', title: t(words.email), csv: ({ email }) => email },
  moneyColumn('amount_cents', t(credit.amount), ({ amount_cents }) => amount_cents),
  stateColumn('state', t(words.state), shownState),
  dateColumn('created_at', t(words.created), ({ created_at }) => created_at, { sortable: true }),
  {
    key: 'acts',
    title: t(words.acts),
    render: (item) => <Acts item={item} />,
    csv: () => null,
  },
];

const filters = [
  {
    name: 'state',
    label: t(words.state),
    options: optionsOf(preparedStates, texts(words.states)),
  },
];

/** Whom credits were asked for, and what came of it. */
export function PreparedRequestTable() {
  return (
    <Section title={t(words.title)}>
      <ResourceTable
        id="prepared-requests"
        label={t(words.title)}
        endpoint={preparedRequests.list}
        columns={columns}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(words.none) }}
        filters={filters}
      />
    </Section>
  );
}

function Acts({ item }: { item: PreparedRequest }) {
  const { message } = App.useApp();
  const { full_name: name, email, project_id: projectId } = item;
  const params = { preparedId: item.id };
  if (projectId) {
    return (
      <Link
        aria-label={t(words.openNamed, { name })}
        to={href('supplierProjectShow', { projectId })}
      >
        {t(words.open)}
      </Link>
    );
  }
  if (item.state !== 'invited') return null;
  return (
    <Flex wrap gap={8}>
      <ConfirmedButton
        size="small"
        aria-label={t(words.resendNamed, { name })}
        endpoint={preparedRequests.resend}
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
        endpoint={preparedRequests.revoke}
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
