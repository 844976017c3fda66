import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { type PersonKind, personKind } from '../kernel/fields/person-type';
import { rawText } from '../kernel/fields/text';
import { GUARDED_STATUS } from './supplier-status';

/** Roles that are taken through an onboarding of numbered steps. */
export const onboardingRoles = ['investor', 'supplier', 'client', 'supplier_agent'] as const;
export type OnboardingRole = (typeof onboardingRoles)[number];

/** Whether a role is entered by steps. */
export const isOnboarded = (role: string): role is OnboardingRole =>
  onboardingRoles.some((known) => known === role);

const agentSteps = [
  'agent_1_identity',
  'agent_2_zone',
  'agent_3_code_of_conduct',
  'agent_4_quiz',
] as const;

/**
 * Step names, in order, for each role and kind of person. The last of each list is fixed by the
 * specification (section 4), save the sellers'; every supplier's name carries its number where
 * `supplierStepNumber` reads it.
 */
export const onboardingSteps = {
  investor: {
    individual: [
      '1_welcome',
      '2_general_data',
      '3_population_and_tax_id',
      '4_phone_verification',
      '5_address',
      '6_official_id',
      '7_kyc',
      '8_tax_profile',
      '9_bank_account',
      '10_beneficiaries',
      '11_risk_acknowledgement',
      '12_contract_signature',
      '13_automatic_investment',
    ],
    legal_entity: [
      'pm_mex_1_welcome',
      'pm_mex_2_company_data',
      'pm_mex_3_incorporation_deed',
      'pm_mex_4_power_of_attorney',
      'pm_mex_5_phone_verification',
      'pm_mex_6_address',
      'pm_mex_7_kyc',
      'pm_mex_8_controlling_beneficiary',
      'pm_mex_9_tax_profile',
      'pm_mex_10_bank_account',
      'pm_mex_11_risk_acknowledgement',
      'pm_mex_12_contract_signature',
      'pm_mex_13_automatic_investment',
    ],
  },
  supplier: {
    individual: [
      'pf_mex_1_general_data',
      'pf_mex_2_tax_status',
      'pf_mex_3_bank_account',
      'pf_mex_4_experience',
      'pf_mex_5_technologies',
      'pf_mex_6_coverage_zones',
      'pf_mex_7_references_and_documents',
      'pf_mex_8_credit_history_report',
    ],
    legal_entity: [
      'pm_mex_1_company_data',
      'pm_mex_2_tax_status',
      'pm_mex_3_legal_representative',
      'pm_mex_4_bank_account',
      'pm_mex_5_experience',
      'pm_mex_6_technologies',
      'pm_mex_7_coverage_zones',
      'pm_mex_8_references',
      'pm_mex_9_documents',
      'pm_mex_10_legal_representative_credit_history_report',
    ],
  },
  client: {
    individual: [
      'pf_1_person',
      'pf_2_contact',
      'pf_3_address',
      'pf_4_income',
      'pf_5_credit_consent',
      'pf_6_data_check',
    ],
    legal_entity: [
      'pm_1_company',
      'pm_2_contact',
      'pm_3_address',
      'pm_4_credit_consent',
      'pm_5_sat_link',
    ],
  },
  supplier_agent: { individual: agentSteps, legal_entity: agentSteps },
} as const satisfies Record<OnboardingRole, Record<PersonKind, readonly string[]>>;

type StepLists = (typeof onboardingSteps)[OnboardingRole];
export type OnboardingStep = StepLists[PersonKind][number];

/**
 * What a step asks for: each is kept and judged complete by one noun, under all roles. The identity check of a company
 * is asked for whole, or its answers and who controls it each in a step of its own.
 */
export const onboardingSections = [
  'profile',
  'phone',
  'address',
  'about_you',
  'identity_photos',
  'identity_check',
  'identity_answers',
  'controllers',
  'tax_profile',
  'tax_proof',
  'deed',
  'power_of_attorney',
  'bank_account',
  'beneficiaries',
  'references',
  'documents',
  'experience',
  'technologies',
  'zones',
  'bureau_consent',
  'risk_acknowledgement',
  'investor_contract',
  'code_of_conduct',
  'quiz',
] as const;
export type OnboardingSection = (typeof onboardingSections)[number];

/** What each step asks for. A step without sections is left by reading it. */
export const sectionsOfStep: Record<OnboardingStep, readonly OnboardingSection[]> = {
  '1_welcome': [],
  '2_general_data': ['profile'],
  '3_population_and_tax_id': ['tax_profile'],
  '4_phone_verification': ['phone'],
  '5_address': ['address'],
  '6_official_id': ['identity_photos'],
  '7_kyc': ['about_you', 'identity_check'],
  '8_tax_profile': ['tax_proof'],
  '9_bank_account': ['bank_account'],
  '10_beneficiaries': ['beneficiaries'],
  '11_risk_acknowledgement': ['risk_acknowledgement'],
  '12_contract_signature': ['investor_contract'],
  '13_automatic_investment': [],
  pm_mex_1_welcome: [],
  pm_mex_2_company_data: ['profile'],
  pm_mex_3_incorporation_deed: ['deed'],
  pm_mex_4_power_of_attorney: ['power_of_attorney'],
  pm_mex_5_phone_verification: ['phone'],
  pm_mex_6_address: ['address'],
  pm_mex_7_kyc: ['about_you', 'identity_photos', 'identity_answers'],
  pm_mex_8_controlling_beneficiary: ['controllers'],
  pm_mex_9_tax_profile: ['tax_profile', 'tax_proof'],
  pm_mex_10_bank_account: ['bank_account'],
  pm_mex_11_risk_acknowledgement: ['risk_acknowledgement'],
  pm_mex_12_contract_signature: ['investor_contract'],
  pm_mex_13_automatic_investment: [],
  pf_mex_1_general_data: ['profile', 'phone', 'address'],
  pf_mex_2_tax_status: ['tax_profile', 'tax_proof'],
  pf_mex_3_bank_account: ['bank_account'],
  pf_mex_4_experience: ['experience'],
  pf_mex_5_technologies: ['technologies'],
  pf_mex_6_coverage_zones: ['zones'],
  pf_mex_7_references_and_documents: ['references', 'documents'],
  pf_mex_8_credit_history_report: ['bureau_consent'],
  pm_mex_1_company_data: ['profile', 'phone', 'address'],
  pm_mex_2_tax_status: ['tax_profile', 'tax_proof'],
  pm_mex_3_legal_representative: ['identity_check'],
  pm_mex_4_bank_account: ['bank_account'],
  pm_mex_5_experience: ['experience'],
  pm_mex_6_technologies: ['technologies'],
  pm_mex_7_coverage_zones: ['zones'],
  pm_mex_8_references: ['references'],
  pm_mex_9_documents: ['documents'],
  pm_mex_10_legal_representative_credit_history_report: ['bureau_consent'],
  pf_1_person: ['profile'],
  pf_2_contact: ['phone'],
  pf_3_address: ['address'],
  pf_4_income: ['about_you', 'identity_check'],
  pf_5_credit_consent: ['bureau_consent'],
  pf_6_data_check: ['identity_photos'],
  pm_1_company: ['profile', 'about_you'],
  pm_2_contact: ['phone'],
  pm_3_address: ['address'],
  pm_4_credit_consent: ['identity_check', 'identity_photos', 'bureau_consent'],
  pm_5_sat_link: ['tax_profile', 'tax_proof'],
  agent_1_identity: ['profile', 'phone', 'identity_photos'],
  agent_2_zone: ['zones'],
  agent_3_code_of_conduct: ['code_of_conduct'],
  agent_4_quiz: ['quiz'],
};

/** Steps in order of a role and kind of person (`user_person_type`: 0 is a legal entity, anything else an individual). */
export function stepsOf(role: OnboardingRole, personTypeValue: number): readonly OnboardingStep[] {
  return onboardingSteps[role][personKind(personTypeValue)];
}

/**
 * Onboarding is complete when the step equals the last one of the role and kind of person.
 *
 * @param personTypeValue `user_person_type`: 0 is a legal entity, anything else an individual
 * @param step name of the step last finished, null before the first
 */
export function isOnboardingComplete(
  role: OnboardingRole,
  personTypeValue: number,
  step: string | null,
): boolean {
  return step !== null && step === stepsOf(role, personTypeValue).at(-1);
}

interface StepMove {
  role: OnboardingRole;
  personType: number;
  /** The step last finished, null before the first. */
  from: string | null;
  to: string;
  /** Whether everything that a step asks for is kept. */
  hasData: (step: OnboardingStep) => boolean;
}

/**
 * Why the step last finished may not become another one: `order` unless it is the next, the same or the one
 * before; `data` while this step or one before it lacks what it asks for. Anything else would let a client
 * declare itself complete. Null when it may.
 */
export function stepRefusal({ role, personType, from, to, hasData }: StepMove) {
  const steps: readonly string[] = stepsOf(role, personType);
  const target = steps.indexOf(to);
  const current = from === null ? -1 : steps.indexOf(from);
  if (target === -1 || Math.abs(target - current) > 1) return 'order';
  const behind = stepsOf(role, personType).slice(0, target + 1);
  return target <= current || behind.every(hasData) ? null : 'data';
}

/**
 * Number of a supplier's step: characters 8 and 9, counted from 1, of its name ("pf_mex_8_…" → 8,
 * "pm_mex_10_…" → 10). Null when there is no number there.
 */
export function supplierStepNumber(step: string): number | null {
  const digits = /^\d+/.exec(step.slice(7, 9));
  return digits ? Number(digits[0]) : null;
}

/** First and last step numbers at which a supplier sees the 'complete onboarding' section. */
const completeSection: Record<PersonKind, readonly [number, number]> = {
  legal_entity: [10, 20],
  individual: [8, 18],
};

/** The supplier's 'complete onboarding' section shows for steps 10–20 (legal entity) or 8–18 (individual). */
export function showsCompleteOnboarding(personTypeValue: number, step: string | null): boolean {
  const number = step === null ? null : supplierStepNumber(step);
  const [first, last] = completeSection[personKind(personTypeValue)];
  return number !== null && number >= first && number <= last;
}

/** A supplier is verified with status 4 or higher, or with a verified date (section 4). */
export function isSupplierVerified(supplier: {
  supplier_status?: number | null;
  supplier_verified_date?: string | null;
}): boolean {
  return (
    (supplier.supplier_status ?? 0) >= GUARDED_STATUS || Boolean(supplier.supplier_verified_date)
  );
}

const sectionProgress = z.object({
  name: z.enum(onboardingSections),
  /** Whether all that it asks for is kept. */
  done: z.boolean(),
  /** The one part that it still lacks, where the others are kept. */
  lacks: z.enum(['real_owner']).optional(),
});

const stepProgress = z.object({
  name: z.string(),
  /** False while it, or one before it, was not left with its data. */
  finished: z.boolean(),
  sections: z.array(sectionProgress),
});

export const onboardingProgress = z.object({
  role: z.enum(onboardingRoles),
  /** The step last finished. */
  step: z.string().nullable(),
  complete: z.boolean(),
  steps: z.array(stepProgress),
});

export type OnboardingProgress = z.infer<typeof onboardingProgress>;

/** The sections of papers that a person gives, which staff may reject once the steps are finished. */
const papers: readonly OnboardingSection[] = [
  'identity_photos',
  'tax_proof',
  'deed',
  'power_of_attorney',
  'documents',
];

const declarations: readonly OnboardingSection[] = [
  'identity_check',
  'identity_answers',
  'controllers',
];

export const isPaper = ({ name }: { name: OnboardingSection }): boolean => papers.includes(name);

/** What stays asked for once all steps are finished: papers that staff may reject, and who stands behind an account. */
const mustStand = (section: { name: OnboardingSection }): boolean =>
  isPaper(section) || declarations.includes(section.name);

const isLacking = ({ done }: { done: boolean }): boolean => !done;

/**
 * Place of the step to go to; -1 for none. Until all are finished, the first that lacks something, up to the next to be
 * finished, which waits for those before it; then the first whose papers or declarations of identity do not stand.
 */
export function openStep({ steps }: OnboardingProgress): number {
  const next = steps.findIndex(({ finished }) => !finished);
  if (next < 0) {
    return steps.findIndex(({ sections }) =>
      sections.some((part) => mustStand(part) && !part.done),
    );
  }
  return steps.findIndex(({ sections }, place) => place === next || sections.some(isLacking));
}

const stepBody = z.strictObject({ step: rawText(80).min(1) });

/** One's own way into a role. An installer's step is finished by `update-step` of the specification's section 7. */
export const onboarding = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/onboarding',
    can: 'onboarding.show',
    response: onboardingProgress,
  }),
  finishStep: endpoint({
    method: 'PUT',
    path: '/api/v1/onboarding/step',
    can: 'onboarding.edit',
    audit: { action: 'onboarding.edit', object: 'users' },
    impersonation: 'refused',
    body: stepBody,
    response: onboardingProgress,
  }),
  finishAgentStep: endpoint({
    method: 'PUT',
    path: '/api/v1/agent-onboarding/step',
    can: 'agent-onboarding.edit',
    audit: { action: 'onboarding.edit', object: 'users' },
    impersonation: 'refused',
    body: stepBody,
    response: onboardingProgress,
  }),
} as const;
