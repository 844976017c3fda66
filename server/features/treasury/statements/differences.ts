import type { Db } from '@server/db/connection';
import { statements } from '@server/db/schema/treasury-statements';
import { sealedHash } from '@server/ledger/seals';
import { sql } from 'drizzle-orm';

/** Most of one kind that are named. */
const MOST_NAMED = 20;

/** Statements that differ from their seals, and seals whose statement is gone: a sentence each. */
export async function statementDifferences(db: Db): Promise<string[]> {
  const subject = sql`('statement:' || s.folio)`;
  const altered = await db.execute<{ folio: string }>(sql`
    select s.folio from ${statements} s
     where ${sealedHash(subject)} is distinct from encode(sha256(convert_to(s.content, 'UTF8')), 'hex')
        or s.sha256 is distinct from encode(sha256(convert_to(s.content, 'UTF8')), 'hex')
     order by s.folio limit ${MOST_NAMED}`);
  const gone = await db.execute<{ key: string }>(sql`
    select e.idempotency_key as key from journal_entries e
     where e.kind = 'sealed' and starts_with(e.idempotency_key, 'seal:statement:')
       and not exists (select from ${statements} s where 'seal:statement:' || s.folio = e.idempotency_key)
     order by 1 limit ${MOST_NAMED}`);
  return [
    ...altered.rows.map(({ folio }) => `the statement ${folio} differs from its seal`),
    ...gone.rows.map(({ key }) => `the statement of ${key} is gone`),
  ];
}
