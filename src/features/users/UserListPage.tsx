import { type Role, roleName, roles } from '@contract/roles';
import { users as contract } from '@contract/users';
import type { Answer } from '@portal/lib/call';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { useScreenTitle } from '@portal/lib/screen-context';
import { users as words } from '@portal/messages/users';
import { useMay } from '@portal/session/permissions';
import { DateText, DateTimeText } from '@portal/ui/parts/DateText';
import { Page } from '@portal/ui/parts/Page';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import type { Column } from '@portal/ui/table/columns';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { EnterAsDialog } from './EnterAsDialog';

type User = Answer<typeof contract.list>['items'][number];

const tones = { pending: 'warning', active: 'success', closed: 'neutral' } as const;
const namesOf = (given: readonly Role[]) => given.map((role) => roleName[role]).join(', ');

const columns: readonly Column<User>[] = [
  {
    key: 'full_name',
    title: words.name,
    sortable: true,
    render: ({ full_name }) => full_name,
    csv: ({ full_name }) => full_name,
  },
  {
    key: 'email',
    title: words.email,
    render: ({ email }) => email,
    csv: ({ email }) => email,
  },
  {
    key: 'roles',
    title: words.roles,
    render: (row) => namesOf(row.roles),
    csv: (row) => namesOf(row.roles),
  },
  {
    key: 'status',
    title: words.status,
    render: ({ status }) => <StatusTag tone={tones[status]}>{words.statuses[status]}</StatusTag>,
    csv: ({ status }) => words.statuses[status],
  },
  {
    key: 'last_login_at',
    title: words.lastLogin,
    render: ({ last_login_at }) =>
      last_login_at ? <DateTimeText iso={last_login_at} /> : words.never,
    csv: ({ last_login_at }) => last_login_at ?? '',
  },
  {
    key: 'created_at',
    title: words.created,
    sortable: true,
    render: ({ created_at }) => <DateText iso={created_at} />,
    csv: ({ created_at }) => created_at,
  },
];

/** Everybody with an account; whoever may, enters as one of them to help. */
export function UserListPage() {
  const title = useScreenTitle();
  const mayEnter = useMay('impersonation.create');
  const [entering, setEntering] = useState<User>();
  const action: Column<User> = {
    key: 'action',
    title: words.action,
    // Nobody acts as another member of staff, nor as somebody who could not enter themselves.
    render: (user) =>
      user.status === 'active' && !user.roles.includes('admin') ? (
        <Button size="small" onClick={() => setEntering(user)}>
          {words.enterAs}
        </Button>
      ) : null,
  };
  return (
    <Page title={title}>
      <ResourceTable
        id="users"
        label={words.list}
        resource="users"
        endpoint={contract.list}
        columns={mayEnter ? [...columns, action] : columns}
        rowKey={({ id }) => id}
        searchable
        dense
        cardsUnder={768}
        empty={{ text: words.none }}
        filterNames={['role']}
        filters={(values, set) => (
          <Select
            aria-label={words.role}
            placeholder={words.role}
            allowClear
            popupMatchSelectWidth={false}
            value={values.role}
            options={roles
              .filter((role) => role !== 'none')
              .map((value) => ({ value, label: roleName[value] }))}
            onChange={(value?: string) => set('role', value)}
          />
        )}
      />
      <EnterAsDialog user={entering} onClose={() => setEntering(undefined)} />
    </Page>
  );
}
