import * as z from 'zod';
import { projectStatuses } from '../credit/project-states';
import { identityStatuses } from '../documents/identity-photos';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { curpDoubtNames } from '../kernel/fields/curp-doubts';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';
import { ownProfiles } from '../kernel/roles';
import { aboutYou } from './about-you';
import { addresses } from './addresses';
import { accountForStaff } from './bank-accounts';
import { acceptedConsent } from './consents';
import { identityParties, shownPartyAnswers, shownPersonAnswers } from './identity-checks';
import { nameCorrection } from './name-correction';
import { profiles } from './profiles';
import { taxProfiles } from './tax-profiles';

/** What staff see of a person under any role: their data as their own profile has it, identifiers by their end alone. */
const personFile = z.object({
  id: z.string(),
  user_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Their account ended, and nothing is written of them any more. */
  closed: z.boolean(),
  created_at: z.iso.datetime(),
  profile: profiles.show.response,
  address: addresses.show.response,
  tax: taxProfiles.show.response,
  /** Where they are paid, for each of their profiles that has it. */
  accounts: z.array(accountForStaff.extend({ role: z.enum(ownProfiles) })),
  about_you: aboutYou.show.response,
  missing: profiles.missing.response,
  /** What staff look at twice: where a CURP contradicts what was said beside it, and which accounts have it too. */
  curp: z.object({
    doubts: z.array(z.enum(curpDoubtNames)),
    shared_with: z.array(z.object({ user_id: z.string(), full_name: z.string() })),
  }),
  identity: z.object({
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    status: z.enum(identityStatuses),
    /** What they said of themselves and of who stands behind the account; null before they did. */
    declared: z
      .object({
        person: shownPersonAnswers,
        /** Empty while they act for themselves. */
        parties: z.array(
          z.object({ subject: z.enum(identityParties), answers: shownPartyAnswers }),
        ),
      })
      .nullable(),
  }),
  /** What they accepted last of each text. */
  consents: z.array(acceptedConsent),
});

export type PersonFile = z.infer<typeof personFile>;

const applicantFile = personFile.extend({
  /** The newest ones. */
  projects: z.array(
    z.object({
      id: z.string(),
      folio: z.string(),
      status: z.enum(projectStatuses),
      amount_cents: centavosFromZero,
    }),
  ),
});

export type ApplicantFile = z.infer<typeof applicantFile>;

const investorFile = personFile.extend({
  /** Promised and not delivered yet. */
  committed_cents: centavosFromZero,
  /** Credits in which they take part. */
  participations: z.int(),
  /** The limits of CUITF 50 do not apply to them. */
  experienced: z.boolean(),
});

export type InvestorFile = z.infer<typeof investorFile>;

const byUser = z.strictObject({ userId: z.uuid() });
const byApplicant = z.strictObject({ applicantId: z.uuid() });
const byInvestor = z.strictObject({ investorId: z.uuid() });

/** A person's data, whatever roles they have. */
const personData = personFile.omit({ id: true, created_at: true, consents: true });

export type PersonData = z.infer<typeof personData>;

export const personFiles = {
  data: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/data',
    can: 'users.show',
    params: byUser,
    response: personData,
  }),
  /** Everything that they accepted, of every version, the latest first. */
  consents: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/consents',
    can: 'users.show',
    params: byUser,
    response: z.object({ items: z.array(acceptedConsent) }),
  }),
} as const;

export const applicantFiles = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/applicants/:applicantId',
    can: 'applicants.show',
    params: byApplicant,
    response: applicantFile,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/applicants/:applicantId',
    can: 'applicants.edit',
    audit: { action: 'applicants.edit', object: 'users' },
    stepUp: true,
    twoPeople: true,
    params: byApplicant,
    body: nameCorrection,
    response: z.object({ version }),
  }),
} as const;

export const investorFiles = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/investors/:investorId',
    can: 'investors.show',
    params: byInvestor,
    response: investorFile,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/investors/:investorId',
    can: 'investors.edit',
    audit: { action: 'investors.edit', object: 'users' },
    stepUp: true,
    twoPeople: true,
    params: byInvestor,
    body: nameCorrection,
    response: z.object({ version }),
  }),
  /** Frees an investor from the limits of CUITF 50, or holds them to these again. */
  setExperience: endpoint({
    method: 'POST',
    path: '/api/v1/investors/:investorId/experience',
    can: 'investors.edit',
    audit: { action: 'investors.set-experience', object: 'investors' },
    stepUp: true,
    twoPeople: true,
    params: byInvestor,
    body: z.strictObject({ experienced: z.boolean(), reason }),
    response: z.object({ experienced: z.boolean() }),
  }),
} as const;
