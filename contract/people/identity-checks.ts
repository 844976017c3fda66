import * as z from 'zod';
import {
  identityPhotoNames,
  identityPhotoState,
  identityStatuses,
} from '../documents/identity-photos';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { curp } from '../kernel/fields/curp';
import { oneLine } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { fullName, namedAsPerson, personNameProblem, placeName } from '../kernel/fields/name';
import type { PersonKind } from '../kernel/fields/person-type';
import { postalCode } from '../kernel/fields/postal-code';
import { individualRfc, rfc } from '../kernel/fields/rfc';
import { version } from '../kernel/fields/version';
import { type Key, said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { identityCheckFields } from '../locales/es-MX/people/identity-check-fields';
import type { OnboardingSection } from './onboarding';

/** Others who may stand behind an account: who pays money into it, and whose it is in truth. */
export const identityParties = ['resource_provider', 'real_owner'] as const;
export type IdentityParty = (typeof identityParties)[number];
export const identitySubjects = ['person', ...identityParties] as const;
export type IdentitySubject = (typeof identitySubjects)[number];

export const pepAnswers = ['none', 'self', 'relative'] as const;
export const fundSources = [
  'salary',
  'fees',
  'business',
  'rents',
  'investments',
  'savings',
  'sale',
  'inheritance',
  'contributions',
  'credit',
  'other',
] as const;
type FundSource = (typeof fundSources)[number];
/** Where the money of each kind of person may come from: a company has no salary, and inherits nothing. */
export const fundSourcesOf = {
  individual: [
    'salary',
    'fees',
    'business',
    'rents',
    'investments',
    'savings',
    'sale',
    'inheritance',
    'other',
  ],
  legal_entity: ['business', 'contributions', 'credit', 'rents', 'investments', 'sale', 'other'],
} as const satisfies Record<PersonKind, readonly FundSource[]>;

/** Whether money of a kind of person may come from there. */
export const isFundSourceOf = (kind: PersonKind, source: FundSource): boolean =>
  fundSourcesOf[kind].some((known) => known === source);
export const partyRelations = [
  'spouse',
  'relative',
  'partner',
  'employer',
  'client',
  'other',
] as const;
type PartyRelation = (typeof partyRelations)[number];
/** What somebody behind an account may be of its holder: only people are family, and a company is employed by nobody. */
export function partyRelationsOf(holder: PersonKind, party: PersonKind): readonly PartyRelation[] {
  const family = holder === 'individual' && party === 'individual';
  return partyRelations.filter((relation) => {
    if (relation === 'spouse' || relation === 'relative') return family;
    return relation !== 'employer' || holder === 'individual';
  });
}
export const identityPapers = [
  'ine',
  'passport',
  'professional_licence',
  'residence',
  'deed',
] as const;
type IdentityPaper = (typeof identityPapers)[number];
/** What each kind of person shows who they are with. */
export const identityPapersOf = {
  individual: ['ine', 'passport', 'professional_licence', 'residence'],
  legal_entity: ['deed'],
} as const satisfies Record<PersonKind, readonly IdentityPaper[]>;
export const controlKinds = ['share', 'administration'] as const;

/** Share from which a person controls a company (CFF 32-B Quáter and the rules of LRITF 58 speak of 25 %). */
const CONTROLLING_PERCENT = 25;
export const MOST_CONTROLLERS = 4;

const choose = { error: unlessBlank(said(identityCheckFields.choose)) };
const line = (least: number, most: number) => oneLine(most, least);

const need = (
  context: z.RefinementCtx,
  path: (string | number)[],
  message: Key = fieldMessage.required,
) => context.addIssue({ code: 'custom', path, message: said(message)() });

const controller = z
  .strictObject({
    full_name: fullName,
    rfc: individualRfc.optional(),
    control: z.enum(controlKinds, choose),
    share_percent: between(CONTROLLING_PERCENT, 100).optional(),
  })
  .superRefine(({ control, share_percent: share }, context) => {
    if (control === 'share' && share === undefined) need(context, ['share_percent']);
  });

/** Of a company: who controls it. */
const controllers = z
  .array(controller)
  .max(MOST_CONTROLLERS, { error: said(identityCheckFields.mostControllers) });

const ofThemselves = {
  /** "¿Actúas por cuenta propia?" */
  own_account: z.boolean({ error: said(fieldMessage.required) }),
  occupation: line(3, 120),
  pep: z.enum(pepAnswers, choose),
  /** Which office, and of whom. */
  pep_office: line(3, 160).optional(),
  funds_source: z.enum(fundSources, choose),
  funds_source_detail: line(3, 200).optional(),
  funds_use: line(3, 200),
  monthly_amount_cents: amountCents,
  /** Whether another country taxes them (FATCA, CRS). */
  taxed_abroad: z.boolean({ error: said(fieldMessage.required) }),
  tax_country: line(2, 60).optional(),
  foreign_tax_number: line(4, 40).optional(),
};

/** What a save declares; without controllers, those that are kept stay, and what they do is what their profile says. */
const declared = z.object({
  ...ofThemselves,
  occupation: ofThemselves.occupation.optional(),
  controllers: controllers.optional(),
});

/** Judged while other fields have problems too, so that all that is missing is read at once. */
const together = {
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
};

/** What an answer asks for besides; answers that are none themselves ask for nothing. */
function askFurther(answers: Partial<z.output<typeof declared>>, context: z.RefinementCtx): void {
  if (answers.pep && answers.pep !== 'none' && !answers.pep_office) need(context, ['pep_office']);
  if (answers.funds_source === 'other' && !answers.funds_source_detail) {
    need(context, ['funds_source_detail']);
  }
  if (answers.taxed_abroad && !answers.tax_country) need(context, ['tax_country']);
  if (answers.taxed_abroad && !answers.foreign_tax_number) need(context, ['foreign_tax_number']);
}

/** Nobody has more than the whole of a company. */
function judgeShares(answers: z.output<typeof declared>, context: z.RefinementCtx): void {
  const shared = (answers.controllers ?? []).reduce(
    (sum, { share_percent: share = 0 }) => sum + share,
    0,
  );
  if (shared > 100) need(context, ['controllers', 0, 'share_percent'], identityCheckFields.tooMuch);
}

/** What a person declares of themselves, or a company of itself. */
export const personAnswers = z
  .strictObject({ ...ofThemselves, controllers: controllers.default([]) })
  .superRefine(askFurther, together)
  .superRefine(judgeShares);

export type PersonAnswers = z.output<typeof personAnswers>;

const party = z.strictObject({
  kind: z.enum(['individual', 'legal_entity'], choose),
  full_name: fullName,
  rfc,
  curp: curp.optional(),
  relation: z.enum(partyRelations, choose),
  relation_detail: line(3, 120).optional(),
  street: line(3, 120),
  neighbourhood: line(2, 80),
  municipality: placeName,
  postal_code: postalCode,
  funds_source: z.enum(fundSources, choose),
  paper: z.enum(identityPapers, choose),
  paper_number: line(4, 40),
});

/** What a person declares of another who stands behind their account. */
export const partyAnswers = party
  .superRefine((answers: Partial<z.output<typeof party>>, context) => {
    if (answers.kind === 'individual' && !answers.curp) need(context, ['curp']);
    if (answers.relation === 'other' && !answers.relation_detail) {
      need(context, ['relation_detail']);
    }
  }, together)
  .superRefine((answers, context) => {
    const length = answers.kind === 'individual' ? 13 : 12;
    if (answers.rfc.length !== length) {
      need(
        context,
        ['rfc'],
        answers.kind === 'individual' ? kernelFields.rfc.individual : kernelFields.rfc.legalEntity,
      );
    }
  });

export type PartyAnswers = z.output<typeof partyAnswers>;

/** The same as they are shown: what is kept is not judged again. */
export const shownPersonAnswers = z.object({
  ...personAnswers.shape,
  occupation: z.string(),
  monthly_amount_cents: centavosFromZero,
  controllers: z.array(z.object({ ...controller.shape, rfc: z.string().optional() })),
});
export type ShownPersonAnswers = z.infer<typeof shownPersonAnswers>;

export const shownPartyAnswers = z.object({
  ...partyAnswers.shape,
  rfc: z.string(),
  curp: z.string().optional(),
});
export type ShownPartyAnswers = z.infer<typeof shownPartyAnswers>;

/** What an identity check may lack, in the order in which it is asked for. */
export const identityGaps = ['person', 'controllers', 'real_owner', ...identityPhotoNames] as const;
export type IdentityGap = (typeof identityGaps)[number];

/** The sections of an onboarding that ask for an identity, each with the gaps that it closes. */
export const gapsOfSection = {
  identity_photos: identityPhotoNames,
  identity_check: ['person', 'controllers', 'real_owner'],
  identity_answers: ['person', 'real_owner'],
  controllers: ['controllers'],
} as const satisfies Partial<Record<OnboardingSection, readonly IdentityGap[]>>;
type IdentitySection = keyof typeof gapsOfSection;

/** Whether a section of an onboarding asks for an identity. */
export const isIdentitySection = (section: OnboardingSection): section is IdentitySection =>
  Object.hasOwn(gapsOfSection, section);

/** Whether a gap is one that a section closes. */
export const isGapOf = (section: IdentitySection, gap: IdentityGap): boolean =>
  gapsOfSection[section].some((known) => known === gap);

export const identityOverview = z.object({
  person_kind: z.enum(['individual', 'legal_entity']),
  /** How much is known of who they are: 0 nothing, then declared, photographed, verified. */
  level: z.int().min(0).max(3),
  subjects: z.array(
    z.object({
      subject: z.enum(identitySubjects),
      /** Closed while a person acts for themselves. */
      open: z.boolean(),
      required: z.boolean(),
      complete: z.boolean(),
      updated_at: z.iso.datetime().nullable(),
    }),
  ),
  identity: z.enum(identityStatuses),
  photos: z.array(identityPhotoState),
  missing: z.array(z.enum(identityGaps)),
});

export type IdentityOverview = z.infer<typeof identityOverview>;

const shown = { version: z.int(), updated_at: z.iso.datetime().nullable() };
const byParty = z.strictObject({ subject: z.enum(identityParties) });
const saved = z.object({ version: z.int() });
const base = '/api/v1/profile/identity-checks';
const edit = {
  method: 'PUT',
  can: 'account.edit',
  audit: { action: 'identity-checks.edit', object: 'users' },
  stepUp: true,
  response: saved,
} as const;

export const identityChecks = {
  overview: endpoint({
    method: 'GET',
    path: base,
    can: 'account.show',
    response: identityOverview,
  }),
  showPerson: endpoint({
    method: 'GET',
    path: `${base}/person`,
    can: 'account.show',
    response: z.object({
      ...shown,
      person_kind: z.enum(['individual', 'legal_entity']),
      /** Whether what they do is asked here; their profile says it otherwise. */
      asks_occupation: z.boolean(),
      /** As it is known, from here or from their profile. */
      occupation: z.string().nullable(),
      answers: shownPersonAnswers.nullable(),
    }),
  }),
  editPerson: endpoint({
    ...edit,
    path: `${base}/person`,
    body: z
      .strictObject({ ...declared.shape, version })
      .superRefine(askFurther, together)
      .superRefine(judgeShares)
      .superRefine(({ controllers: people = [] }, context) => {
        for (const [at, { full_name: name }] of people.entries()) {
          const message = personNameProblem(name);
          const path = ['controllers', at, 'full_name'];
          if (message) context.addIssue({ code: 'custom', path, message });
        }
      }),
  }),
  showParty: endpoint({
    method: 'GET',
    path: `${base}/:subject`,
    can: 'account.show',
    params: byParty,
    response: z.object({
      ...shown,
      /** False while the person acts for themselves. */
      open: z.boolean(),
      answers: shownPartyAnswers.nullable(),
    }),
  }),
  editParty: endpoint({
    ...edit,
    path: `${base}/:subject`,
    params: byParty,
    body: partyAnswers
      .safeExtend({ version })
      .superRefine(namedAsPerson(({ kind }) => kind === 'individual'))
      .superRefine((answers, context) => {
        if (!isFundSourceOf(answers.kind, answers.funds_source)) {
          need(context, ['funds_source'], identityCheckFields.fundsSource);
        }
        if (!identityPapersOf[answers.kind].some((known) => known === answers.paper)) {
          need(context, ['paper'], identityCheckFields.paper);
        }
      }),
  }),
} as const;
