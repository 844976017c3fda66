import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { oneLine } from '../kernel/fields/line';
import { placeName } from '../kernel/fields/name';
import { postalCode } from '../kernel/fields/postal-code';
import { version } from '../kernel/fields/version';

/** An address of a person or a company, as `AddressFields` of the portal fills it in. */
export const addressFields = {
  postal_code: postalCode,
  state: oneLine(40),
  municipality: placeName,
  neighbourhood: oneLine(80),
  street: oneLine(120),
  exterior_number: oneLine(20),
  interior_number: oneLine(20).optional(),
  references: oneLine(200).optional(),
};

const addressBody = z.strictObject({ version, ...addressFields });

const text = z.string().nullable();

const address = z.object({
  version,
  postal_code: text,
  state: text,
  municipality: text,
  neighbourhood: text,
  street: text,
  exterior_number: text,
  interior_number: text,
  references: text,
  missing: z.array(z.string()),
});

export type Address = z.infer<typeof address>;

export const addresses = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/address',
    can: 'account.show',
    response: address,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/address',
    can: 'account.edit',
    audit: { action: 'addresses.edit', object: 'users' },
    impersonation: 'refused',
    body: addressBody,
    response: z.object({ version }),
  }),
} as const;
