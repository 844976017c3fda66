import type { Db } from '@server/db/connection';
import { statementFiles, statements } from '@server/db/schema/treasury-statements';
import { sealedHash } from '@server/ledger/seals';
import { sql } from 'drizzle-orm';

/** Most of one kind that are named. */
const MOST_NAMED = 20;

/** Statements and files that differ from their seals, and seals whose statement or file is gone: a sentence each. */
export async function statementDifferences(db: Db): Promise<string[]> {
  // Only a content that is as it was sealed is read as JSON: another one may be none.
  const statement = await db.execute<{ folio: string }>(sql`
    select s.folio from ${statements} s,
           lateral (select encode(sha256(convert_to(s.content, 'UTF8')), 'hex') as hash) c
     where case when s.sha256 = c.hash and ${sealedHash(sql`('statement:' || s.folio)`)} = c.hash
             then s.content::json ->> 'period' is distinct from s.period
               or s.content::json ->> 'owner' is distinct from coalesce(s.investor_id, s.applicant_id)::text
               or (s.content::json ->> 'issued_at')::timestamptz is distinct from s.issued_at
             else true end
     order by s.folio limit ${MOST_NAMED}`);
  // The seal is of the canonical JSON of the hash: see `fileFact`.
  const file = await db.execute<{ name: string }>(sql`
    select upper(f.format) || ' of ' || s.folio as name
      from ${statementFiles} f join ${statements} s on s.id = f.statement_id,
           lateral (select encode(sha256(f.bytes), 'hex') as hash) b
     where f.sha256 <> b.hash
        or ${sealedHash(sql`('statement-file:' || s.folio || ':' || f.format)`)} is distinct from
           encode(sha256(convert_to('{"sha256":"' || b.hash || '"}', 'UTF8')), 'hex')
     order by 1 limit ${MOST_NAMED}`);
  const gone = await db.execute<{ key: string }>(sql`
    select e.idempotency_key as key from journal_entries e
     where e.kind = 'sealed' and starts_with(e.idempotency_key, 'seal:statement:')
       and not exists (select from ${statements} s where 'seal:statement:' || s.folio = e.idempotency_key)
     order by 1 limit ${MOST_NAMED}`);
  const goneFile = await db.execute<{ key: string }>(sql`
    select e.idempotency_key as key from journal_entries e
     where e.kind = 'sealed' and starts_with(e.idempotency_key, 'seal:statement-file:')
       and not exists (select from ${statementFiles} f join ${statements} s on s.id = f.statement_id
             where 'seal:statement-file:' || s.folio || ':' || f.format = e.idempotency_key)
     order by 1 limit ${MOST_NAMED}`);
  return [
    ...statement.rows.map(({ folio }) => `the statement ${folio} differs from its seal`),
    ...file.rows.map(({ name }) => `the ${name} differs from its seal`),
    ...gone.rows.map(({ key }) => `the statement of ${key} is gone`),
    ...goneFile.rows.map(({ key }) => `the file of ${key} is gone`),
  ];
}
