import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { line } from '../kernel/fields/line';
import { version } from '../kernel/fields/version';

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

const MOST_DEPENDANTS = 20;

/** What a company has no answer to is left out, and so is what only investors are asked. */
const aboutYouBody = z.strictObject({
  version,
  occupation: line(120).optional(),
  monthly_income_cents: amountCents.optional(),
  dependants: between(0, MOST_DEPENDANTS).optional(),
  housing: choice(housings).optional(),
  education: choice(educations).optional(),
  experience: choice(experiences).optional(),
  objective: choice(objectives).optional(),
  horizon: choice(horizons).optional(),
  loss_tolerance: choice(lossTolerances).optional(),
});

export type AboutYouField = Exclude<keyof z.output<typeof aboutYouBody>, 'version'>;

/** Of everyone, of persons of flesh, of investors. */
export const aboutYouFields = {
  all: ['occupation', 'monthly_income_cents'],
  individual: ['dependants', 'housing', 'education'],
  investor: ['experience', 'objective', 'horizon', 'loss_tolerance'],
} as const satisfies Record<string, readonly AboutYouField[]>;

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
