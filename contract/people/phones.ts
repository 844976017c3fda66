import * as z from 'zod';
import { sixDigits } from '../identity/auth';
import { endpoint } from '../kernel/endpoint';
import { phone } from '../kernel/fields/phone';

const ownPhone = z.object({
  /** In E.164; its last four digits for who acts as the person; null while there is none. */
  phone: z.string().nullable(),
  /** When its owner typed back the code that was sent to it. */
  verified_at: z.iso.datetime().nullable(),
});

/** One's own telephone, which counts once the code that was sent to it is typed back. */
export const phones = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/phone',
    can: 'account.show',
    response: ownPhone,
  }),
  requestCode: endpoint({
    method: 'POST',
    path: '/api/v1/profile/phone/codes',
    limit: 'mail',
    can: 'account.edit',
    stepUp: true,
    body: z.strictObject({ phone }),
    response: z.object({
      /** How long the code lasts. */
      seconds: z.int(),
    }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/phone',
    limit: 'attempts',
    can: 'account.edit',
    audit: { action: 'phones.edit', object: 'users' },
    stepUp: true,
    body: z.strictObject({ code: sixDigits }),
    response: ownPhone,
  }),
} as const;
