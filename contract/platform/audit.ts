import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery, searchText } from '../kernel/list';

/** One act as it was written. Names of actions, objects and details are in `audit-names`. */
export const auditEntry = z.object({
  /** Place in the chain, from 1. */
  seq: z.number().int(),
  at: z.iso.datetime(),
  /** Whose account it was done with; null for what the system does by itself. */
  user: z.string().nullable(),
  user_id: z.string().nullable(),
  /** The administrator who acted as that person. */
  actor: z.string().nullable(),
  actor_id: z.string().nullable(),
  action: z.string(),
  object: z.string(),
  object_id: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /**
   * Folios of the records that the object and the details name, by identifier; of an act of two people its title, of an
   * account the name of its person.
   */
  folios: z.record(z.string(), z.string()),
  /** Where staff see the object, as a path of the portal; null of what has no page. */
  to: z.string().nullable(),
  prev_hash: z.string(),
  hash: z.string(),
});

export type AuditItem = z.output<typeof auditEntry>;

/** An act as it is told among other things that happened, without its seal. */
export const auditAct = auditEntry.omit({ prev_hash: true, hash: true });
export type AuditAct = z.output<typeof auditAct>;

/** Where the chain of the journal does not fit. */
export const journalFaults = [
  'missing', // a place is not there: its link was deleted or moved
  'unlinked', // the link does not carry the hash of the one before
  'altered', // the entry or its rows are not what was sealed
  'unsealed', // an entry of the journal has no link
] as const;
export type JournalFault = (typeof journalFaults)[number];

export const auditTrail = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    can: 'audit.list',
    query: listQuery(['at'], {
      q: searchText,
      user_id: z.uuid().optional(),
      object: rawText(60).optional(),
      object_id: rawText(100).optional(),
      action: rawText(60).optional(),
      /** First and last day, both included, on the calendar of Mexico City. */
      from: day.optional(),
      to: day.optional(),
    }),
    response: listOf(auditEntry),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/audit/:seq',
    can: 'audit.list',
    params: z.strictObject({ seq: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: auditEntry,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/v1/audit/verify',
    can: 'audit.verify',
    response: z.object({
      checked_at: z.iso.datetime(),
      /** Entries that fit, from the first on. */
      sound_entries: z.number().int(),
      broken_at: z.number().int().nullable(),
      /** The entry in that place; null when the chain is sound or there is none. */
      broken: auditEntry.nullable(),
    }),
  }),
  verifyJournal: endpoint({
    method: 'POST',
    path: '/api/v1/audit/verify-journal',
    can: 'audit.verify',
    response: z.object({
      checked_at: z.iso.datetime(),
      /** Entries that fit, from the first on. */
      sound_entries: z.number().int(),
      /** The first place of the chain that does not fit; null when it is sound. */
      broken: z
        .object({
          fault: z.enum(journalFaults),
          /** Null of an entry outside of the chain. */
          seq: z.number().int().nullable(),
          entry_id: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
} as const;
