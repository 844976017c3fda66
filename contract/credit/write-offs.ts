import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { plainText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

/** A credit is written off once its oldest instalment is more days late than this (CUITF, annex 17). */
export const WRITE_OFF_DAYS = 90;

const MIN_EVIDENCE = 20;
export const MAX_EVIDENCE = 1000;

export const writeOffBody = z.strictObject({
  reason,
  /** What was done to collect it and where that stands. */
  evidence: plainText(MAX_EVIDENCE).min(MIN_EVIDENCE, {
    error: unlessBlank(said(fieldMessage.min, { characters: MIN_EVIDENCE })),
  }),
});

const act = z.object({
  on: day,
  reason: z.string(),
  asked_by: z.string(),
  confirmed_by: z.string(),
});

const writeOff = act.extend({
  id: z.string(),
  evidence: z.string(),
  /** Principal that it took, and what came back of that since. */
  principal_cents: centavosFromZero,
  recovered_cents: centavosFromZero,
  undone: act.nullable(),
});
export type WriteOff = z.output<typeof writeOff>;

const params = z.strictObject({ loanId: z.uuid() });
const done = z.object({ id: z.string() });

export const writeOffs = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/collections/:loanId/write-offs',
    can: 'write-offs.show',
    params,
    response: z.object({
      /** Why it is not to be written off today; null when it may. */
      refusal: z.string().nullable(),
      /** Principal that would be written off. */
      principal_cents: centavosFromZero,
      /** The newest first; it alone may stand. */
      items: z.array(writeOff),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/write-offs',
    can: 'write-offs.create',
    audit: { action: 'write-offs.create', object: 'collections' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params,
    body: writeOffBody,
    response: done,
  }),
  /** It was a mistake: what is left of it stands again. */
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/write-off-undoings',
    can: 'write-offs.reverse',
    audit: { action: 'write-offs.undo', object: 'collections' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params,
    body: z.strictObject({ reason }),
    response: done,
  }),
} as const;
