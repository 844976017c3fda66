import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero, MAX_AMOUNT_CENTS } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { oneLine } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { version } from '../kernel/fields/version';
import { said, t } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../locales/es-MX/kernel/schemas';

export const housings = ['owned', 'mortgaged', 'rented', 'family', 'other'] as const;
export const educations = [
  'none',
  'primary',
  'secondary',
  'high_school',
  'technical',
  'bachelor',
  'postgraduate',
] as const;
export const experiences = ['none', 'some', 'broad'] as const;
export const objectives = ['preserve', 'income', 'growth'] as const;
export const horizons = ['short', 'medium', 'long'] as const;
export const lossTolerances = ['none', 'little', 'some', 'much'] as const;

/** What an applicant's business does; an individual may have none. */
export const businessSectors = ['none', 'industry', 'trade', 'services'] as const;
export type BusinessSector = (typeof businessSectors)[number];
export const businessSizes = ['micro', 'small', 'medium', 'large'] as const;
export type BusinessSize = (typeof businessSizes)[number];

const MOST_DEPENDANTS = 20;
const MOST_WORKERS = 1_000_000;

const annualSales = z
  .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
  .min(0, { error: said(kernelFields.shared.amount) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

/** What a company has no answer to is left out, and so is what only investors are asked. */
const aboutYouBody = z
  .strictObject({
    version,
    occupation: oneLine(120).optional(),
    monthly_income_cents: amountCents.optional(),
    dependants: between(0, MOST_DEPENDANTS).optional(),
    housing: choice(housings).optional(),
    education: choice(educations).optional(),
    experience: choice(experiences).optional(),
    objective: choice(objectives).optional(),
    horizon: choice(horizons).optional(),
    loss_tolerance: choice(lossTolerances).optional(),
    business_sector: choice(businessSectors).optional(),
    workers: between(1, MOST_WORKERS).optional(),
    annual_sales_cents: annualSales.optional(),
  })
  // Who has a business says all that its size is known by, or nothing of it.
  .superRefine(({ business_sector: sector, workers, annual_sales_cents: sales }, context) => {
    const isSaid = { business_sector: sector, workers, annual_sales_cents: sales };
    if (sector === 'none' || Object.values(isSaid).every((value) => value === undefined)) return;
    for (const [field, value] of Object.entries(isSaid)) {
      if (value !== undefined) continue;
      context.addIssue({ code: 'custom', path: [field], message: t(fieldMessage.required) });
    }
  });

export type AboutYouField = Exclude<keyof z.output<typeof aboutYouBody>, 'version'>;

/** Of everyone, of persons of flesh, of applicants, who may leave it out, of investors. */
export const aboutYouFields = {
  all: ['occupation', 'monthly_income_cents'],
  individual: ['dependants', 'housing', 'education'],
  applicant: ['business_sector', 'workers', 'annual_sales_cents'],
  investor: ['experience', 'objective', 'horizon', 'loss_tolerance'],
} as const satisfies Record<string, readonly AboutYouField[]>;

/** Of a business alone: who has none has neither. */
export const businessFigures = [
  'workers',
  'annual_sales_cents',
] as const satisfies readonly AboutYouField[];

const aboutYouAnswer = z.object({
  version,
  /** Those that this person is asked. */
  fields: z.array(z.string()),
  occupation: z.string().nullable(),
  monthly_income_cents: centavosFromZero.nullable(),
  dependants: z.int().nullable(),
  housing: z.enum(housings).nullable(),
  education: z.enum(educations).nullable(),
  experience: z.enum(experiences).nullable(),
  objective: z.enum(objectives).nullable(),
  horizon: z.enum(horizons).nullable(),
  loss_tolerance: z.enum(lossTolerances).nullable(),
  business_sector: z.enum(businessSectors).nullable(),
  workers: z.int().nullable(),
  annual_sales_cents: centavosFromZero.nullable(),
  /** By its workers and sales; null without a business, or where they are not known. */
  business_size: z.enum(businessSizes).nullable(),
  missing: z.array(z.string()),
});

export type AboutYou = z.infer<typeof aboutYouAnswer>;

export const aboutYou = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/about-you',
    can: 'account.show',
    response: aboutYouAnswer,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/about-you',
    can: 'account.edit',
    audit: { action: 'about-you.edit', object: 'users' },
    impersonation: 'refused',
    body: aboutYouBody,
    response: z.object({ version }),
  }),
} as const;
