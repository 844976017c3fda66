import { href } from '@contract/kernel/screens';
import { privacyStaff } from '@contract/locales/es-MX/people/privacy';
import { privacyRequests as contract, type PrivacyRequestItem } from '@contract/people/privacy';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, deadlineColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { AnswerRequest } from './AnswerRequest';

const standing = {
  waiting: { tone: 'warning', text: t(privacyStaff.statuses.waiting) },
  late: { tone: 'danger', text: t(privacyStaff.late) },
  answered: { tone: 'success', text: t(privacyStaff.statuses.answered) },
} as const;

const standingOf = ({ answered_at, late }: PrivacyRequestItem) =>
  standing[answered_at ? 'answered' : late ? 'late' : 'waiting'];

export const privacyRequestColumns = (
  open: ((item: PrivacyRequestItem) => void) | undefined,
): readonly Column<PrivacyRequestItem>[] => [
  {
    key: 'folio',
    title: t(privacyStaff.folio),
    render: ({ folio }) => folio,
    csv: ({ folio }) => folio,
  },
  {
    key: 'person',
    title: t(privacyStaff.person),
    render: ({ user_id, full_name }) => (
      <Link to={href('userFile', { userId: user_id })}>{full_name}</Link>
    ),
    csv: ({ full_name }) => full_name,
  },
  {
    key: 'kind',
    title: t(privacyStaff.right),
    render: ({ kind }) => t(privacyStaff.rights[kind]),
    csv: ({ kind }) => t(privacyStaff.rights[kind]),
  },
  stateColumn('status', t(privacyStaff.status), standingOf),
  dateColumn('due_on', t(privacyStaff.due), ({ due_on }) => due_on, { sortable: true }),
  // The days to answer count from its day.
  deadlineColumn('created_at', t(privacyStaff.asked), ({ created_at }) => created_at),
  {
    key: 'reply',
    title: '',
    render: (item) =>
      open && !item.answered_at ? (
        <Button size="small" onClick={() => open(item)}>
          {t(privacyStaff.reply)}
        </Button>
      ) : null,
  },
];

const filters = [
  {
    name: 'status',
    label: t(privacyStaff.status),
    options: optionsOf(['waiting', 'answered'], texts(privacyStaff.statuses)),
  },
];

/** What people ask of their data by law, those that are due first. */
export function PrivacyRequestListPage() {
  const mayAnswer = useMay('privacy-requests.answer');
  const [opened, setOpened] = useState<PrivacyRequestItem>();
  return (
    <Page title={useScreenTitle()} explanation={t(privacyStaff.help)}>
      <ResourceTable
        id="privacy-requests"
        label={useScreenTitle()}
        endpoint={contract.list}
        columns={privacyRequestColumns(mayAnswer ? setOpened : undefined)}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(privacyStaff.none) }}
        filters={filters}
      />
      {opened ? <AnswerRequest request={opened} onClose={() => setOpened(undefined)} /> : null}
    </Page>
  );
}
