import type { UserInfo } from '@contract/identity/users';
import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import { actingUser } from './state';
import { useSession } from './use-session';

/** Of which kind an account is; who did not say is an individual. */
export const kindOfUser = (user: UserInfo | null): PersonKind =>
  personKind(user?.user_person_type ?? 1);

/** Of which kind the account is whose data the screens show: a company reads of itself and of who represents it. */
export const usePersonKind = (): PersonKind => useSession((state) => kindOfUser(actingUser(state)));
