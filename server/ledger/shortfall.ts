import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { companyContributed } from './accounts';
import { claimFamilies } from './families';

/**
 * How much less custody holds than what clients have in it, until a day: what is carried as recoverable and
 * the operator has not put in for it. Segregation (LRITF 46) holds when it is zero.
 */
export const shortfallOf = async (db: Db | Tx, until: Day | null): Promise<Centavos> =>
  (await coverageUntil(db, until)).short;

/** What the operator put in and covers nothing any more: it may go back to the operator. */
export const freeContribution = async (db: Db | Tx): Promise<Centavos> =>
  (await coverageUntil(db, null)).free;

async function coverageUntil(db: Db | Tx, until: Day | null): Promise<Coverage> {
  const { rows } = await db.execute<{ code: string; cents: string; unpaid: boolean }>(sql`
    select a.code, sum(p.amount_signed)::text as cents,
           e.kind in ('payout_cancelled', 'payout_returned') as unpaid
      from postings p
      join ledger_accounts a on a.id = p.account_id
      join journal_entries e on e.id = p.entry_id
     where a.book = 'custodia' and a.family in ${[...claimFamilies, companyContributed.family]}
       and e.occurred_on <= ${until ?? '9999-12-31'}
     group by p.entry_id, a.code, e.kind order by p.entry_id, a.code`);
  return coverageOf(
    rows.map(({ cents, ...row }) => ({ ...row, amount: toCentavos(BigInt(cents)) })),
  );
}

interface Row {
  code: string;
  amount: Centavos;
  /** Of the operator's money: it had been paid back, and that did not come about. */
  unpaid?: boolean;
}

interface Coverage {
  /** What is lacking. */
  short: Centavos;
  /** What the operator put in beside what it covers. */
  free: Centavos;
}

/**
 * What some rows come to, in their order: debits carry, credits recover. The operator's money covers the oldest
 * claims that are open when it comes and none that comes later: what is recovered of a claim frees what covered it.
 * What is free is no client's, and is what goes back to the operator first.
 */
export function coverageOf(rows: readonly Row[]): Coverage {
  const claims = new Map<string, Claim>();
  let free = 0;
  for (const { code, amount, unpaid = false } of rows) {
    if (code === companyContributed.code) {
      const put = -amount;
      const toClaims = put > 0 ? (unpaid ? 0 : put) : Math.min(0, free + put);
      free += put - cover([...claims.values()], toClaims);
      continue;
    }
    const { owed, covered } = claims.get(code) ?? { owed: 0, covered: 0 };
    const left = owed + amount;
    const still = Math.min(covered, left);
    free += covered - still;
    claims.set(code, { owed: left, covered: still });
  }
  const short = sumCents(
    [...claims.values()].map(({ owed, covered }) => toCentavos(owed - covered)),
  );
  return { short, free: toCentavos(free) };
}

interface Claim {
  owed: number;
  covered: number;
}

/** What came covers claims, what was taken back uncovers them; answers how much of it did. */
function cover(claims: Claim[], amount: number): number {
  let left = amount;
  for (const claim of claims) {
    const covered = Math.max(0, Math.min(claim.owed, claim.covered + left));
    left -= covered - claim.covered;
    claim.covered = covered;
  }
  return amount - left;
}
