import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { companyContributed } from './accounts';

/**
 * How much less custody holds than what clients have in it, until a day: what is carried as recoverable and
 * the operator has not put in for it. Segregation (LRITF 46) holds when it is zero.
 */
export async function shortfallOf(db: Db | Tx, until: Day | null): Promise<Centavos> {
  const { rows } = await db.execute<{ code: string; cents: string }>(sql`
    select a.code, sum(p.amount_signed)::text as cents
      from postings p
      join ledger_accounts a on a.id = p.account_id
      join journal_entries e on e.id = p.entry_id
     where (a.code like '%:recuperable' or a.code = ${companyContributed.code})
       and e.occurred_on <= ${until ?? '9999-12-31'}
     group by p.entry_id, a.code order by p.entry_id, a.code`);
  return uncovered(rows.map(({ code, cents }) => ({ code, amount: toCentavos(BigInt(cents)) })));
}

/**
 * What is lacking after some rows, in their order: debits carry, credits recover. The operator's money covers
 * the oldest claims that stand when it comes and none that comes later: what is recovered of a claim frees what
 * covered it, and the rest of that is no client's.
 */
export function uncovered(rows: readonly { code: string; amount: Centavos }[]): Centavos {
  const claims = new Map<string, { owed: number; covered: number }>();
  for (const { code, amount } of rows) {
    if (code === companyContributed.code) {
      cover([...claims.values()], -amount);
      continue;
    }
    const { owed, covered } = claims.get(code) ?? { owed: 0, covered: 0 };
    const left = owed + amount;
    claims.set(code, { owed: left, covered: Math.min(covered, left) });
  }
  return sumCents([...claims.values()].map(({ owed, covered }) => toCentavos(owed - covered)));
}

/** What came covers claims; what was taken back uncovers them. */
function cover(claims: { owed: number; covered: number }[], amount: number) {
  let left = amount;
  for (const claim of claims) {
    const covered = Math.max(0, Math.min(claim.owed, claim.covered + left));
    left -= covered - claim.covered;
    claim.covered = covered;
  }
}
