import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { email } from '../kernel/fields/email';
import { oneLine } from '../kernel/fields/line';
import type { PersonKind } from '../kernel/fields/person-type';
import { postalCode } from '../kernel/fields/postal-code';
import { rfc } from '../kernel/fields/rfc';
import { version } from '../kernel/fields/version';

/** The SAT's catalogue of regimes, as far as people of the portal are in them. */
export const taxRegimes = ['601', '603', '605', '606', '612', '616', '621', '626'] as const;
export type TaxRegime = (typeof taxRegimes)[number];

export const regimesOf = {
  individual: ['605', '606', '612', '616', '621', '626'],
  legal_entity: ['601', '603', '626'],
} as const satisfies Record<PersonKind, readonly TaxRegime[]>;

/** What an invoice is used for: expenses in general, payments, or without effect. */
export const cfdiUses = ['G03', 'CP01', 'S01'] as const;
type CfdiUse = (typeof cfdiUses)[number];

const withoutExpenses: readonly TaxRegime[] = ['605', '616'];

/** What the invoices of a regime may be used for: wages and who has no obligations deduct no expenses (SAT, `c_UsoCFDI` of Anexo 20). */
export const usesOf = (regime: TaxRegime): readonly CfdiUse[] =>
  cfdiUses.filter((use) => use !== 'G03' || !withoutExpenses.includes(regime));

const taxProfileBody = z.strictObject({
  version,
  rfc,
  /** That an RFC with a wrong check digit is written as in the constancia. */
  rfc_confirmed: z.boolean().optional(),
  /** As the SAT has it, in capitals. */
  fiscal_name: oneLine(160).overwrite((text) => text.toLocaleUpperCase('es-MX')),
  regime: choice(taxRegimes),
  postal_code: postalCode,
  cfdi_use: choice(cfdiUses),
  invoice_email: email,
});

export type TaxProfileBody = z.output<typeof taxProfileBody>;

const text = z.string().nullable();

const taxProfile = z.object({
  version,
  kind: z.enum(['individual', 'legal_entity']),
  /** Its end alone while somebody else acts as the person. */
  rfc: text,
  rfc_confirmed: z.boolean(),
  fiscal_name: text,
  regime: z.enum(taxRegimes).nullable(),
  postal_code: text,
  cfdi_use: z.enum(cfdiUses).nullable(),
  invoice_email: text,
  /** The account's name and mail, which the form begins with. */
  full_name: z.string(),
  email: z.string(),
  /** What deserves a second look, and refuses nothing. */
  warnings: z.array(z.enum(['rfc_check_digit', 'rfc_not_of_curp'])),
  missing: z.array(z.string()),
});

export type TaxProfile = z.infer<typeof taxProfile>;

export const taxProfiles = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/tax',
    can: 'account.show',
    response: taxProfile,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/tax',
    can: 'account.edit',
    audit: { action: 'tax-profiles.edit', object: 'users' },
    impersonation: 'refused',
    body: taxProfileBody,
    response: z.object({ version }),
  }),
} as const;
