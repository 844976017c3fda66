import { type UserDetail, users } from '@contract/identity/users';
import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { userFile } from '@contract/locales/es-MX/documents/documents';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import {
  type PersonFilePart,
  personFileHref,
  personFileParts,
} from '@contract/people/person-file-parts';
import { PersonMoney } from '@portal/features/credit';
import { PersonDataPart, PersonNotes, PersonTimeline } from '@portal/features/people';
import { t } from '@portal/i18n';
import { isAbsent, Loaded } from '@portal/refine/Loaded';
import type { Reading } from '@portal/refine/reading';
import { useRecord } from '@portal/refine/use-read';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { TabLinks } from '@portal/ui/TabLinks';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { UserPermissions } from '../policy/UserPermissions';
import { EnterAs } from './EnterAs';
import { UserAccess } from './UserAccess';
import { UserDocuments } from './UserDocuments';
import { UserIdentity } from './UserIdentity';
import { UserRecords } from './UserRecords';
import { UserSessions } from './UserSessions';

type Account = Reading<UserDetail>;

/** Everything that staff have of a person, in parts; what one of them cannot load does not keep the others away. */
export function UserFilePage() {
  const userId = useParam('userId');
  const query = useRecord(users.show, { params: { userId } });
  const title = useScreenTitle(query.data);
  const part = usePart();
  const user = query.data;
  if (!user && query.error && isAbsent(query.error)) {
    return (
      <Loaded query={query} title={title}>
        {() => null}
      </Loaded>
    );
  }
  return (
    <Page
      title={title}
      explanation={
        user?.own ? (
          <>
            {t(userWords.ownAccount)}{' '}
            <Link to={href('backofficeSecurity')}>{t(userWords.ownSecurity)}</Link>
          </>
        ) : null
      }
      action={user ? <EnterAs user={user} /> : null}
    >
      <TabLinks
        label={t(userFile.parts)}
        tabs={personFileParts.map((name) => ({
          to: personFileHref(userId, name),
          title: t(userFile.partNames[name]),
          current: name === part,
        }))}
      />
      {parts[part](userId, query)}
    </Page>
  );
}

/** The part that the address names. */
function usePart(): PersonFilePart {
  const [search] = useSearchParams();
  const named = search.get('parte');
  return personFileParts.find((name) => name === named) ?? 'resumen';
}

/** Whom the house asks for their data; staff and the people of programs come in with what invited them. */
const giving: readonly Role[] = ['client', 'investor', 'supplier', 'supplier_agent'];

const parts = {
  resumen: (userId, query) => (
    <>
      <Columns
        side={
          <>
            <PersonNotes userId={userId} closed={query.data?.status === 'closed'} />
            <Loaded query={query} skeleton={<SkeletonLines />}>
              {(user) => <UserRecords user={user} />}
            </Loaded>
          </>
        }
      >
        <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
          {(user) => (
            <>
              <UserIdentity user={user} />
              <UserAccess user={user} />
              <UserSessions user={user} />
            </>
          )}
        </Loaded>
        <UserPermissions userId={userId} />
      </Columns>
      <PersonTimeline userId={userId} />
    </>
  ),
  datos: (userId, query) => (
    <Loaded query={query}>
      {({ roles, status, records: { applicant, investor } }) => (
        <PersonDataPart
          userId={userId}
          gives={roles.some((role) => giving.includes(role))}
          closed={status === 'closed'}
          records={{ applicantId: applicant?.id ?? null, investorId: investor?.id ?? null }}
        />
      )}
    </Loaded>
  ),
  documentos: (userId, query) => <UserDocuments userId={userId} user={query.data} />,
  dinero: (userId, query) => (
    <Loaded query={query}>
      {({ records: { applicant, investor, supplier } }) => (
        <PersonMoney
          applicantId={applicant?.id ?? null}
          investorId={investor?.id ?? null}
          // What a company is paid is its owner's; who sells for it is paid by it.
          supplierId={supplier?.user_id === userId ? supplier.id : null}
        />
      )}
    </Loaded>
  ),
} as const satisfies Record<PersonFilePart, (userId: string, query: Account) => ReactNode>;
