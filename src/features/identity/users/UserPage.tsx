import { users as contract, type UserDetail } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { users as listWords, user as userWords } from '@contract/locales/es-MX/identity/users';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { UserPermissions } from '../policy/UserPermissions';
import { EnterAsDialog } from './EnterAsDialog';
import { UserAccess } from './UserAccess';
import { UserActs } from './UserActs';
import { UserIdentity } from './UserIdentity';
import { UserRecords } from './UserRecords';
import { UserSessions } from './UserSessions';

/** One person as staff attend them: who they are, how they get in, what is theirs, what was done. */
export function UserPage() {
  const userId = useParam('userId');
  const query = useRecord(contract.show, { params: { userId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(user) => (
        <Page
          title={title}
          explanation={
            user.own ? (
              <>
                {t(userWords.ownAccount)}{' '}
                <Link to={href('backofficeSecurity')}>{t(userWords.ownSecurity)}</Link>
              </>
            ) : null
          }
          action={<EnterAs user={user} />}
        >
          <Columns side={<UserRecords user={user} />}>
            <UserIdentity user={user} />
            <UserAccess user={user} />
            <UserPermissions userId={user.id} />
            <UserSessions user={user} />
            <RecordHistory object="users" id={user.id} />
          </Columns>
          <UserActs userId={user.id} />
        </Page>
      )}
    </Loaded>
  );
}

function EnterAs({ user }: { user: UserDetail }) {
  const may = useMay('impersonation.create');
  const [entering, setEntering] = useState(false);
  if (!may || !user.actions.includes('enter')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setEntering(true)}>
        {t(listWords.enterAs)}
      </Button>
      <EnterAsDialog user={entering ? user : undefined} onClose={() => setEntering(false)} />
    </>
  );
}
