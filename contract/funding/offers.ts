import * as z from 'zod';
import { amortModes, riskGrades } from '../credit/loans';
import { centavosFromZero } from '../kernel/fields/centavos';
import { sexes } from '../kernel/fields/curp';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import type { PersonKind } from '../kernel/fields/person-type';
import { plainText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { fundingFields } from '../locales/es-MX/funding/schemas';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { opportunityStatuses } from './opportunity-statuses';

const freeText = (max: number) =>
  plainText(max)
    .min(3, { error: unlessBlank(said(fieldMessage.min, { characters: 3 })) })
    .optional();

export const SHORT_TEXT = 120;
export const LONG_TEXT = 1000;

/**
 * What staff write of an offer that is in no other record (CUITF 90, annex 15). It may be kept half done;
 * an offer is published when nothing is missing.
 */
export const offerSheet = z.strictObject({
  /** In place of the applicant's own words. */
  purpose: freeText(LONG_TEXT),
  guarantees: freeText(LONG_TEXT),
  risk_factors: freeText(LONG_TEXT),
  birth_day: day.optional(),
  sex: z.enum(sexes, { error: unlessBlank(said(fundingFields.offers.chooseOne)) }).optional(),
  occupation: freeText(SHORT_TEXT),
  residence: freeText(SHORT_TEXT),
  income_sources: freeText(LONG_TEXT),
  business: freeText(SHORT_TEXT),
  incorporated_on: day.optional(),
  location: freeText(SHORT_TEXT),
  business_model: freeText(LONG_TEXT),
  financials: freeText(LONG_TEXT),
});

export type OfferSheet = z.output<typeof offerSheet>;

/** What an investor reads of the applicant: of a person never the name, of a company neither age nor sex. */
const offerApplicant = z.object({
  kind: z.enum(['individual', 'legal_entity']),
  /** Completed years. */
  age: z.number().nullable(),
  sex: z.enum(sexes).nullable(),
  occupation: z.string().nullable(),
  residence: z.string().nullable(),
  income_sources: z.string().nullable(),
  name: z.string().nullable(),
  business: z.string().nullable(),
  incorporated_on: z.string().nullable(),
  location: z.string().nullable(),
  business_model: z.string().nullable(),
  financials: z.string().nullable(),
});

export type OfferApplicant = z.infer<typeof offerApplicant>;

/** What a list shows of an offer. */
export const offerSummary = {
  folio: z.string(),
  status: z.enum(opportunityStatuses),
  product_id: z.number(),
  /** Nothing closer than the municipality is ever published. */
  municipality: z.string(),
  state: z.string(),
  goal_cents: centavosFromZero,
  committed_cents: centavosFromZero,
  closes_at: z.iso.datetime(),
  annual_rate_bp: z.number(),
  cat_bp: z.number().nullable(),
  term_months: z.number(),
  risk_grade: z.enum(riskGrades),
};

/** Everything that is disclosed of an offer, before it is published and after. */
export const offer = z.object({
  ...offerSummary,
  late_rate_bp: z.number(),
  /** Days after a due day in which no late interest is charged. */
  late_grace_days: z.number(),
  payment_cents: centavosFromZero,
  amort_mode: z.enum(amortModes),
  /** What the platform charges of the interest that an investor gets, without VAT. */
  investor_fee_bp: z.number(),
  purpose: z.string(),
  guarantees: z.string().nullable(),
  risk_factors: z.string().nullable(),
  /** Whether the platform shares the risk, and how. */
  risk_sharing: z.string(),
  /** What is reported once the money is delivered. */
  reporting: z.string(),
  applicant: offerApplicant,
  calendar: z.array(
    z.object({
      n: z.number(),
      capital_cents: centavosFromZero,
      interest_cents: centavosFromZero,
    }),
  ),
});

export type Offer = z.infer<typeof offer>;

/** What an offer has to show before it is published, in the order in which staff read it. */
export const offerItems = [
  'amount',
  'deadline',
  'purpose',
  'term',
  'calendar',
  'rate',
  'late_rate',
  'cat',
  'risk_grade',
  'guarantees',
  'risk_factors',
  'risk_sharing',
  'reporting',
  'age',
  'sex',
  'occupation',
  'residence',
  'income_sources',
  'name',
  'business',
  'incorporated_on',
  'location',
  'business_model',
  'financials',
] as const;

export type OfferItem = (typeof offerItems)[number];

export type SheetField = keyof OfferSheet;

/** The fields that the sheet of each kind of applicant has. */
export const sheetFields = {
  individual: [
    'birth_day',
    'sex',
    'occupation',
    'residence',
    'income_sources',
    'purpose',
    'guarantees',
    'risk_factors',
  ],
  legal_entity: [
    'business',
    'incorporated_on',
    'location',
    'business_model',
    'financials',
    'purpose',
    'guarantees',
    'risk_factors',
  ],
} as const satisfies Record<PersonKind, readonly SheetField[]>;

/** The free-text items, each a field of the sheet. */
export const writtenItems = [
  'purpose',
  'guarantees',
  'risk_factors',
  'occupation',
  'residence',
  'income_sources',
  'business',
  'location',
  'business_model',
  'financials',
] as const satisfies readonly (OfferItem & SheetField)[];

export type WrittenItem = (typeof writtenItems)[number];

/** An offer as it would be published today, what its sheet holds, and what it still lacks. */
export const offerPreview = z.object({
  offer,
  sheet: offerSheet,
  /** Of the sheet, as it was saved last. */
  version,
  checklist: z.array(
    z.object({
      item: z.enum(offerItems),
      done: z.boolean(),
      /** Why investors may not read what is written there. */
      problem: z.string().optional(),
    }),
  ),
});

export type OfferPreview = z.infer<typeof offerPreview>;
