import * as z from 'zod';
import { productCatalog } from '../credit/product-catalog';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { unlessBlank } from '../kernel/fields/messages';
import { mexicanStates } from '../kernel/fields/postal-code';
import { severalOf } from '../kernel/fields/selection';
import { plainText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { optionalWebAddress } from '../kernel/fields/web-address';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { validation } from '../locales/es-MX/kernel/validation';

/** Years that a person may have worked in a trade. */
const MOST_YEARS = 80;
const MOST_SYSTEMS = 1_000_000;

const experience = z.strictObject({
  years: between(0, MOST_YEARS),
  systems_installed: between(0, MOST_SYSTEMS),
  /** The kind of work done, in the company's own words. */
  summary: plainText(1000).min(20, { error: said(fieldMessage.min, { characters: 20 }) }),
  /** Where others read more of it. */
  website: optionalWebAddress,
});

const atLeastOne = { error: unlessBlank(said(validation.minOptions, { count: 1 })) };

const technology = z.enum(
  productCatalog.map(({ name }) => name),
  { error: said(validation.option) },
);
const stateName = z.enum(mexicanStates, { error: said(validation.option) });

export const workProfile = z.object({
  experience: experience.nullable(),
  /** What it sells, by the names of the catalogue of products. */
  technologies: z.array(z.string()),
  /** States in which it works. */
  states: z.array(z.string()),
  version,
});

export type WorkProfile = z.infer<typeof workProfile>;

/** The same as others read it: who verifies a company, and who chooses an installer. */
export const shownWork = workProfile.omit({ version: true });
export type ShownWork = z.infer<typeof shownWork>;

/** What a company or a seller does for a living. Each part is saved by itself. */
export const workProfiles = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/work',
    can: 'account.show',
    response: workProfile,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/work',
    can: 'account.edit',
    audit: { action: 'work-profiles.edit', object: 'users' },
    impersonation: 'refused',
    body: z.strictObject({
      version,
      experience: experience.optional(),
      technologies: severalOf(technology, productCatalog.length).min(1, atLeastOne).optional(),
      states: severalOf(stateName, mexicanStates.length).min(1, atLeastOne).optional(),
    }),
    response: workProfile,
  }),
} as const;
