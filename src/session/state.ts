import type { PrincipalFacts } from '@casbin/permissions';
import type { UserInfo } from '@contract/identity/users';
import { DEFAULT_PAGE_SIZE, type PageSize } from '@contract/kernel/page-size';
import { isRole, type Role } from '@contract/kernel/roles';
import type { GeneralData } from '@contract/people/general-data';
import type { EndReason } from './deadlines';

/** The extended (impersonation) session of the specification's section 3. */
export interface ExtendedSession {
  uid: string;
  role: Role;
  token: string;
  user: UserInfo;
}

/** What is kept of one's own session over a reload. */
export interface AuthRecord {
  token: string;
  user: UserInfo;
  locationRegistered: boolean;
  showBalance: boolean;
}

export interface Warning {
  reason: EndReason;
  secondsLeft: number;
}

/** A program as getRgUserInfo tells of it. */
type Program = NonNullable<UserInfo['programInfo']>['programsInfo'][number];

/** The specification's session (section 3), as every part of the portal sees it. */
export interface SessionState {
  /** Guards wait while what was kept is still being decrypted and verified. */
  phase: 'restoring' | 'ready';
  user: UserInfo | null;
  token: string | null;
  /** The current program of one's own session; null of people of none. */
  program: Program | null;
  extended: ExtendedSession | null;
  /**
   * Data of the acting role; empty until loaded, and after a failure. An investor's holds their balance in
   * pesos, absent while unknown, which is never shown as zero.
   */
  general: GeneralData & { balance?: number };
  generalFailed: boolean;
  geolocation: { latitude: string; longitude: string } | null;
  locationRegistered: boolean;
  showBalance: boolean;
  error: boolean;
  invalid: boolean;
  message: string | null;
  warning: Warning | null;
}

export const emptyState: SessionState = {
  phase: 'restoring',
  user: null,
  token: null,
  program: null,
  extended: null,
  general: {},
  generalFailed: false,
  geolocation: null,
  locationRegistered: false,
  showBalance: true,
  error: false,
  invalid: false,
  message: null,
  warning: null,
};

/** The person whose role and data the screens show: the impersonated one in an extended session. */
export function actingUser({ extended, user }: SessionState): UserInfo | null {
  return extended?.user ?? user;
}

/** The program in which a user's session stands, by what a server tells: one that has no picker gives one program. */
export function programOf({ programInfo }: UserInfo): Program | null {
  const mine = programInfo?.programsInfo ?? [];
  return mine.find(({ current }) => current) ?? mine[0] ?? null;
}

/** The program whose data the screens show. */
export function currentProgram({ extended, program }: SessionState): Program | null {
  return extended ? programOf(extended.user) : program;
}

/**
 * The profiles that a person may choose among. Within programs one stands for all: who picks another program has the
 * profile that they have there.
 */
export function profilesOf({ role, valid_roles: valid = [] }: UserInfo): Role[] {
  const ofPrograms = (each: Role) => each.startsWith('program_');
  return valid.filter((each) => each === role || !ofPrograms(role) || !ofPrograms(each));
}

export function actingToken({ extended, token }: SessionState): string | null {
  return extended?.token ?? token;
}

/** The step of onboarding that a person last finished. */
export function stepOf(user: UserInfo): string | null {
  const step =
    user.role === 'client'
      ? user.applicant_onboarding_step
      : user.role === 'investor'
        ? user.investor_onboarding_step
        : user.supplier_onboarding_step;
  return step ?? null;
}

/** What guards and permissions need of the current user; null when signed out. */
export function visitorOf(state: SessionState):
  | (PrincipalFacts &
      Record<'hasUser' | 'hasExtendedSession' | 'needsProgram', boolean> & {
        restrictionLevel: number;
      })
  | null {
  const user = actingUser(state);
  if (!user) return null;
  return {
    role: user.role,
    supplierStatus: user.supplier_status ?? null,
    hasOnboardingStep: Boolean(stepOf(user)),
    supplierSuspended: Boolean(user.supplier_suspended_date),
    ...(user.duties && { duties: user.duties }),
    restrictionLevel: user.restriction_level ?? 0,
    needsProgram: user.need_program_access ?? false,
    hasUser: state.user !== null,
    hasExtendedSession: state.extended !== null,
  };
}

function isUser(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'role' in value && isRole(value.role);
}

/** Records come out of the vault as this portal sealed them; an older shape is none. */
export function isAuthRecord(value: unknown): value is AuthRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'user' in value &&
    isUser(value.user)
  );
}

export function isExtendedRecord(value: unknown): value is ExtendedSession {
  return isAuthRecord(value) && 'uid' in value && typeof value.uid === 'string';
}

/** How many rows a page of the current user's lists has, where the address does not say. */
export const keptPageSize = (state: SessionState): PageSize =>
  actingUser(state)?.preferences?.page_size ?? DEFAULT_PAGE_SIZE;
