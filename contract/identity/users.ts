import * as z from 'zod';
import { projectStatuses } from '../credit/project-states';
import { csvDelimiters } from '../kernel/csv-cell';
import { duties } from '../kernel/duties';
import { endpoint } from '../kernel/endpoint';
import { answeredNumber } from '../kernel/fields/answered-number';
import { reason } from '../kernel/fields/reason';
import { rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { pageSizes } from '../kernel/page-size';
import { allPermissions, conditions, scopes } from '../kernel/permissions';
import { ownProfiles, roles } from '../kernel/roles';

/** Identifiers are opaque to the portal: another server may number its rows. */
const anyId = z.union([z.string(), z.number()]).transform(String).nullish();

/** How a person last had an export written. */
const csvPreference = z.strictObject({
  delimiter: z.enum(csvDelimiters),
  byte_order_mark: z.boolean(),
});
export type CsvPreference = z.infer<typeof csvPreference>;

/** How many rows the pages of a person's lists have. */
const pageSizePreference = z.literal(pageSizes);

/**
 * The logged-in user (specification, section 3). Only the fields of section 7 are promised by every
 * server, so the rest may be missing.
 */
export const userInfo = z.object({
  role: z.enum(roles),
  user_id: anyId,
  investor_id: anyId,
  client_id: anyId,
  supplier_id: anyId,
  supplier_status: answeredNumber.nullish(),
  /** Seconds; null of a server that tells it at sign-in alone. */
  expires_in: answeredNumber.nullish(),

  /** Set for staff who have to enrol a second factor before anything else opens. */
  second_factor_owed: z.boolean().optional(),
  /** A token of the new role, when the call asked for another role than the session had. */
  access_token: z.string().optional(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  user_person_type: answeredNumber.nullish(),
  tags: z.array(z.string()).optional(),
  valid_roles: z.array(z.enum(roles)).optional(),
  /** Least and most that one request may ask for, in centavos. */
  loan_limits: z
    .object({ minimum: answeredNumber.optional(), maximum: answeredNumber.optional() })
    .nullish(),
  supplier_level: answeredNumber.nullish(),
  need_program_access: z.boolean().optional(),
  has_at_least_one_project: z.boolean().optional(),
  supplier_verification_request_date: z.string().nullish(),
  supplier_verified_date: z.string().nullish(),
  /** Since when staff keep the company from new work. */
  supplier_suspended_date: z.string().nullish(),
  supplier_onboarding_step: z.string().nullish(),
  /** Of staff: what they are charged with. A server that knows no duties leaves it out, and then they hold all. */
  duties: z.array(z.enum(duties)).optional(),
  restriction_level: answeredNumber.nullish(),
  /** Why the account is restricted, as staff wrote it for its person. */
  restriction_reason: z.string().nullish(),
  agent_id: anyId,
  applicant_onboarding_step: z.string().nullish(),
  tax_profile: z.string().nullish(),
  supplier_referred: z.boolean().optional(),
  show_menu_options: z.boolean().optional(),
  update_profile_info: z.boolean().optional(),
  /** One of `investorStatuses` of our server. */
  investor_status: answeredNumber.nullish(),
  investor_onboarding_step: z.string().nullish(),
  investor_investment_product_id: anyId,
  /** Whether resales are open, and they signed what those go by. */
  registered_on_secondary_market: z.boolean().optional(),
  /** Basis points of what all credits owe to all investors. */
  investor_market_share: answeredNumber.nullish(),
  /** Whether they signed the contract by which they would resell: the investor's in force. */
  secondary_market_contract_signed: z.boolean().optional(),
  /** Whether resales are open to investors at all. */
  resale_projects: z.boolean().optional(),
  executive_manager_id: anyId,
  manager_id: anyId,
  program_admin_id: anyId,
  referral_code: z.string().nullish(),
  can_use_code: z.boolean().optional(),
  auxGuardName: z.string().nullish(),
  programInfo: z
    .object({
      programsInfo: z.array(
        z.object({
          id: anyId,
          name: z.string(),
          role: z.enum(roles).optional(),
          /** Whether it is the one that the session stands in. */
          current: z.boolean().optional(),
        }),
      ),
    })
    .nullish(),
  logged_at: z.string().nullish(),
  /** Last session before this one (CUITF 74), theme and starred pages kept by the server. */
  last_login_at: z.string().nullish(),
  preferences: z
    .object({
      theme: z.string().optional(),
      starred: z.array(z.string()).optional(),
      csv: csvPreference.optional(),
      page_size: pageSizePreference.optional(),
    })
    .nullish(),
});

export type UserInfo = z.infer<typeof userInfo>;

export const userStatuses = ['pending', 'active', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** How a list of people tells accounts apart: one that staff block is not called active. */
export const userStandings = ['pending', 'active', 'blocked', 'closed'] as const;
export type UserStanding = (typeof userStandings)[number];

/** What staff may do about a person's access, as far as its state lets them. */
export const userActions = [
  'enter',
  'resend_activation',
  'block',
  'unblock',
  'reset_password',
  'reset_second_factor',
  'end_sessions',
  'revoke_admin',
] as const;
export type UserAction = (typeof userActions)[number];

const openSession = z.object({
  id: z.string(),
  role: z.enum(roles),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  ip: z.string(),
  user_agent: z.string(),
  /** Name of the administrator behind an extended session, null on the person's own. */
  acted_by: z.string().nullable(),
});

/** What belongs to a person, as far as staff need it to find the rest. */
const userRecords = z.object({
  /** The latest ones that they asked for, install or sell. */
  projects: z.array(
    z.object({
      id: z.string(),
      folio: z.string(),
      status: z.enum(projectStatuses),
      as: z.enum(['client', 'supplier', 'supplier_agent']),
    }),
  ),
  applicant: z.object({ id: z.string() }).nullable(),
  investor: z.object({ id: z.string(), commitments: z.number().int() }).nullable(),
  /** The installer's company: their own, or the one they sell for. */
  supplier: z
    .object({
      id: z.string(),
      name: z.string(),
      status: z.number(),
      verified: z.boolean(),
      user_id: z.string(),
    })
    .nullable(),
  agents: z.array(z.object({ user_id: z.string(), full_name: z.string() })),
  programs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      /** Null of who works all. */
      zones: z.array(z.string()).nullable(),
    }),
  ),
});

export const userDetail = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  person_type: z.number(),
  roles: z.array(z.enum(roles)),
  /** What an administrator is charged with; nothing of others. */
  duties: z.array(z.enum(duties)),
  /** Profiles that staff may add to the account now. */
  profiles_to_add: z.array(z.enum(ownProfiles)),
  /** Those that they may take away, as long as nothing hangs on them: none of who has that one alone. */
  profiles_to_remove: z.array(z.enum(ownProfiles)),
  status: z.enum(userStatuses),
  second_factor_since: z.iso.datetime().nullable(),
  password_changed_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
  /** End of the block after wrong passwords; null when nothing blocks them now. */
  blocked_until: z.iso.datetime().nullable(),
  /** Since when staff keep it closed, and why; null when they don't. */
  staff_block: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
  /** What staff hold back, with the words by which they find the account again. */
  restriction: z.object({
    version,
    level: z.number(),
    /** As its person reads it; null without restriction. */
    reason: z.string().nullable(),
    tags: z.array(z.string()),
    /** Who last changed how far the account is held back, and when; null while nobody did. */
    set: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  }),
  /** Whether so many codes were wrong that only its owner's mail opens it. */
  closed_by_codes: z.boolean(),
  /** Whether it went so long without use that only a new password opens it. */
  unused: z.boolean(),
  /** Whether it is the current user's own account. */
  own: z.boolean(),
  records: userRecords,
  sessions: z.array(openSession),
  actions: z.array(z.enum(userActions)),
  /** Whether another person confirms their block before it holds. */
  block_by_two: z.boolean(),
});

export type UserDetail = z.infer<typeof userDetail>;

const userParams = z.strictObject({ userId: z.uuid() });
const why = z.strictObject({ reason });
const done = z.object({ ok: z.literal(true) });

/** Most pages that a person may star (specification, section 9). */
export const MOST_STARRED = 10;

/** The key of a screen. */
const starredScreen = rawText(200);

export const users = {
  /** Section 7: who the session belongs to; with `role`, changes to another of the person's roles. */
  getRgUserInfo: endpoint({
    method: 'GET',
    path: '/api/v1/users/getRgUserInfo',
    can: 'account.show',
    factorOwed: 'open',
    query: z.strictObject({ role: z.enum(roles).optional() }),
    response: userInfo,
  }),
  editPreferences: endpoint({
    method: 'PUT',
    path: '/api/v1/preferences',
    can: 'account.edit',
    impersonation: 'refused',
    restriction: 'open',
    // One screen is added or taken away: two windows of a person lose nothing of each other's.
    body: z.strictObject({
      theme: z.enum(['light', 'dark', 'semi-dark', 'rg', 'rg-semi-dark']).optional(),
      star: starredScreen.optional(),
      unstar: starredScreen.optional(),
      csv: csvPreference.optional(),
      page_size: pageSizePreference.optional(),
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/users',
    can: 'users.list',
    query: listQuery(['full_name', 'created_at'], {
      q: searchText,
      role: z.enum(roles).optional(),
      status: z.enum(userStandings).optional(),
    }),
    response: listOf(
      z.object({
        id: z.string(),
        full_name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(roles)),
        status: z.enum(userStandings),
        last_login_at: z.iso.datetime().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId',
    can: 'users.show',
    params: userParams,
    response: userDetail,
  }),
  /** What the person's roles let them do, and what of it is held back now. */
  permissions: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/permissions',
    can: 'users.show',
    params: userParams,
    response: z.object({
      /** Whether they can sign in at all. */
      may_enter: z.boolean(),
      items: z.array(
        z.object({
          permission: z.enum(allPermissions),
          role: z.enum(roles),
          scope: z.enum(scopes),
          condition: z.enum(conditions),
          /** What holds it back now; null where they may. */
          held_back_by: z.enum(['condition', 'restriction', 'program', 'second_factor']).nullable(),
        }),
      ),
    }),
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/unblock',
    can: 'users.unblock',
    stepUp: true,
    params: userParams,
    body: why,
    response: done,
  }),
  /** Of a colleague with the duty of administration, by two people where a second one is there to confirm. */
  block: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/block',
    can: 'users.edit',
    stepUp: true,
    twoPeople: true,
    params: userParams,
    body: why,
    response: done,
  }),
  resendActivation: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/activation',
    limit: 'mail',
    can: 'users.edit',
    impersonation: 'refused',
    params: userParams,
    body: why,
    response: done,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/second-factor-reset',
    can: 'users.edit',
    stepUp: true,
    params: userParams,
    body: why,
    response: done,
  }),
  /** Takes the backoffice away from a person; the account and its other roles stay. */
  revokeAdmin: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/admin-revocation',
    can: 'users.edit',
    stepUp: true,
    twoPeople: true,
    params: userParams,
    body: why,
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/password-reset',
    limit: 'mail',
    can: 'users.reset-password',
    stepUp: true,
    params: userParams,
    body: why,
    response: done,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/sessions/:sessionId/end',
    can: 'user-sessions.end',
    stepUp: true,
    params: userParams.extend({ sessionId: z.uuid() }),
    body: why,
    response: done,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/sessions/end',
    can: 'user-sessions.end',
    stepUp: true,
    params: userParams,
    body: why,
    response: done,
  }),
} as const;
