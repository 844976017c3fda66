import { createHash } from 'node:crypto';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { journalEntries } from '@server/db/schema/ledger';
import { canonical } from '@server/http/canonical';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { ledgerPost } from './post';

/** A fact that decides money: what it is about, once and for ever, and all of it that decides. */
export interface Fact {
  subject: string;
  content: object;
}

interface Event {
  occurredOn: Day;
  actor: string;
}

const PREFIX = 'seal:';

/** The key of the entry that seals a subject. */
export const sealKey = (subject: string): string => PREFIX + subject;

/** SHA-256 of a fact's content, in hex; the same however its keys are ordered. */
export const sealOf = ({ content }: Fact): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

/**
 * Puts facts into the chain of the journal, in entries of their own that move nothing: a fact that is changed
 * afterwards no longer fits its seal. Sealing the same again changes nothing.
 * @param beside a change that the same statement makes
 * @throws LedgerError key_conflict when a subject was sealed with another content
 */
export async function seal(
  tx: Tx,
  facts: readonly Fact[],
  { occurredOn, actor }: Event,
  beside?: SQLWrapper,
): Promise<void> {
  if (facts.length === 0) return;
  const entries = facts.map((fact) => {
    const hash = sealOf(fact);
    return {
      id: v7(),
      kind: 'sealed',
      occurred_on: occurredOn,
      key: sealKey(fact.subject),
      payload_hash: hash,
      actor,
    };
  });
  await ledgerPost(tx, [entries, [], []], beside);
}

/**
 * Marks, once, that a kind of fact is sealed from now on: what is stored without a seal afterwards was not stored by
 * the product, also in a house that had nothing to seal.
 * @returns whether it is marked only now
 */
export async function beginSealing(tx: Tx, subject: string, event: Event): Promise<boolean> {
  if ((await sealsAt(tx, [subject])).size > 0) return false;
  await seal(tx, [{ subject, content: { begun: true } }], event);
  return true;
}

/** The hashes that some subjects were sealed with, by subject. */
export async function sealsAt(
  db: Db | Tx,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const keys = sql.param(subjects.map(sealKey));
  return bySubject(db, sql`${journalEntries.idempotencyKey} = any(${keys}::text[])`);
}

/** The hash that a subject was sealed with, as part of a query; null when it was not. */
export const sealedHash = (subject: SQL): SQL<string | null> =>
  sql`(select e.payload_hash from journal_entries e where e.idempotency_key = ${PREFIX}::text || ${subject})`;

/** Whether any subject that begins with a word was sealed. */
export async function isAnySealed(db: Db | Tx, beginning: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from ${journalEntries} where ${beginsWith(beginning)} limit 1`);
  return rowCount === 1;
}

const beginsWith = (beginning: string) => sql`
  ${journalEntries.kind} = 'sealed' and starts_with(${journalEntries.idempotencyKey}, ${sealKey(beginning)})`;

/** The hashes that all subjects which begin with a word were sealed with, by subject. */
export const sealsThatBegin = (db: Db | Tx, beginning: string): Promise<Map<string, string>> =>
  bySubject(db, beginsWith(beginning));

async function bySubject(db: Db | Tx, which: ReturnType<typeof sql>) {
  const rows = await db
    .select({ key: journalEntries.idempotencyKey, hash: journalEntries.payloadHash })
    .from(journalEntries)
    .where(which);
  return new Map(rows.map(({ key, hash }) => [key.slice(PREFIX.length), hash]));
}
