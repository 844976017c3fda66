import { users as contract, userStandings } from '@contract/identity/users';
import { roles } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { policy } from '@contract/locales/es-MX/identity/policy';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { users } from '@contract/locales/es-MX/identity/users';
import { table } from '@contract/locales/es-MX/kernel/table';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { EnterAsDialog } from './EnterAsDialog';
import { InviteAdministrator } from './InviteAdministrator';
import { namesOf, standingTone } from './user-words';

type User = Answer<typeof contract.list>['items'][number];

const columns: readonly Column<User>[] = [
  {
    key: 'full_name',
    title: t(users.name),
    sortable: true,
    render: ({ id, full_name }) => <Link to={href('userFile', { userId: id })}>{full_name}</Link>,
    csv: ({ full_name }) => full_name,
  },
  {
    key: 'email',
    title: t(users.email),
    csv: ({ email }) => email,
  },
  {
    key: 'roles',
    title: t(users.roles),
    csv: (row) => namesOf(row.roles),
  },
  stateColumn('status', t(users.status), ({ status }) => ({
    tone: standingTone[status],
    text: t(users.standings[status]),
  })),
  timeColumn('last_login_at', t(users.lastLogin), ({ last_login_at }) => last_login_at, {
    none: t(users.never),
  }),
  dateColumn('created_at', t(users.created), ({ created_at }) => created_at, { sortable: true }),
];

const filters = [
  {
    name: 'role',
    label: t(users.role),
    options: optionsOf(
      roles.filter((role) => role !== 'none'),
      texts(roleName),
    ),
  },
  {
    name: 'status',
    label: t(users.status),
    options: optionsOf(userStandings, texts(users.standings)),
  },
];

/** Opens accounts: one for somebody, and one for a colleague. */
function NewPeople() {
  if (!useMay('users.create')) return null;
  return (
    <>
      <InviteAdministrator />
      <ButtonLink to={href('userCreate')} type="primary">
        {t(users.open)}
      </ButtonLink>
    </>
  );
}

/** All users; a name leads to the person, and permitted users can impersonate one of them. */
export function UserListPage() {
  const title = useScreenTitle();
  const mayEnter = useMay('impersonation.create');
  const [entering, setEntering] = useState<User>();
  const action: Column<User> = {
    key: 'action',
    title: t(table.action),
    // No impersonation of other staff, nor of users who could not sign in themselves.
    render: (user) =>
      user.status === 'active' && !user.roles.includes('admin') ? (
        <Button size="small" onClick={() => setEntering(user)}>
          {t(users.enterAs)}
        </Button>
      ) : null,
  };
  return (
    <Page title={title} explanation={t(users.searchHelp)} action={<NewPeople />}>
      <p>
        <Link to={href('policyShow')}>{t(policy.link)}</Link>
      </p>
      <ResourceTable
        id="users"
        label={t(users.list)}
        endpoint={contract.list}
        columns={mayEnter ? [...columns, action] : columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(users.none) }}
        filters={filters}
      />
      <EnterAsDialog user={entering} onClose={() => setEntering(undefined)} />
    </Page>
  );
}
