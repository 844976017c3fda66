import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { reason } from '../kernel/fields/reason';
import { severalOf } from '../kernel/fields/selection';
import { plainText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { restrictionLevels } from '../kernel/restriction';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';

const MOST_TAGS = 10;

/** A mark that staff give to a person. */
export const tag = plainText(30, said(identityFields.restrictions.tagLength)).min(2, {
  error: said(identityFields.restrictions.tagLength),
});

export const tags = severalOf(tag, MOST_TAGS).transform((typed) => [...new Set(typed)]);

export const restrictionBody = z.strictObject({
  version,
  tags,
  restriction_level: z.literal(restrictionLevels),
  /** Why; its person reads it while a restriction holds. */
  reason,
});

export const restrictions = {
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/users/:userId/restriction',
    can: 'users.edit',
    audit: { action: 'users.restrict', object: 'users' },
    stepUp: true,
    params: z.strictObject({ userId: z.uuid() }),
    body: restrictionBody,
    response: z.object({ version }),
  }),
} as const;
