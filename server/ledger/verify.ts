import type { JournalFault } from '@contract/platform/audit';
import type { Db, Tx } from '@server/db/connection';
import { journalChain } from '@server/db/schema/ledger';
import { desc, sql } from 'drizzle-orm';
import { sealKey } from './seals';

const BATCH = 20_000;

/** `checked` links fit, from the first on. */
export type ChainReport =
  | { ok: true; checked: number }
  | {
      ok: false;
      checked: number;
      fault: JournalFault;
      seq: number | null;
      entryId: string | null;
    };

const FAULT = 'the journal is ';

/** What does not fit in the journal and where, as the error of the nightly check says it. */
export const faultText = ({ fault, seq, entryId }: Extract<ChainReport, { ok: false }>): string =>
  `${FAULT}${fault} at ${seq === null ? `entry ${entryId}` : `link ${seq}`}`;

/** Whether an error of the nightly check, sentences with '; ' between them, says that the journal does not fit. */
export const namesJournalFault = (error: string): boolean =>
  error.split('; ').some((sentence) => sentence.startsWith(FAULT));

/** The newest link: what is published every hour, so that a cut of the chain's end shows too. */
export async function chainHead(db: Db | Tx) {
  const [head] = await db
    .select({ seq: journalChain.seq, hash: journalChain.hash })
    .from(journalChain)
    .orderBy(desc(journalChain.seq))
    .limit(1);
  return head;
}

/**
 * Recomputes every hash from the journal and names the first row that does not fit: altered, deleted,
 * reordered, or added behind the ledger's back.
 * @param published a head that was printed earlier; the chain must still hold it.
 */
export async function verifyChain(
  db: Db | Tx,
  published?: { seq: number; hash: string },
): Promise<ChainReport> {
  let [seq, hash] = [0, '0'.repeat(64)];
  for (;;) {
    const links = await linksAfter(db, seq);
    for (const link of links) {
      const at = { checked: seq, seq: link.seq, entryId: link.entryId };
      if (link.seq !== seq + 1) {
        return { ok: false, checked: seq, fault: 'missing', seq: seq + 1, entryId: null };
      }
      if (link.prevHash !== hash) return { ok: false, fault: 'unlinked', ...at };
      if (link.recomputed !== link.hash) return { ok: false, fault: 'altered', ...at };
      if (published?.seq === link.seq && published.hash !== link.hash) {
        return { ok: false, fault: 'altered', ...at };
      }
      [seq, hash] = [link.seq, link.hash];
    }
    if (links.length < BATCH) break;
  }
  if (published && published.seq > seq) {
    return { ok: false, checked: seq, fault: 'missing', seq: seq + 1, entryId: null };
  }
  const unsealed = await db.execute<{ id: string }>(sql`
    select e.id from journal_entries e
     where not exists (select from journal_chain c where c.entry_id = e.id) order by e.id limit 1`);
  const [first] = unsealed.rows;
  if (first) return { ok: false, checked: seq, fault: 'unsealed', seq: null, entryId: first.id };
  return { ok: true, checked: seq };
}

interface Link {
  [column: string]: unknown;
  seq: number;
  entryId: string;
  prevHash: string;
  hash: string;
  recomputed: string | null;
}

async function linksAfter(db: Db | Tx, seq: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    with links as (
      select * from journal_chain where seq > ${seq} order by seq limit ${BATCH}
    ), rows as (
      select p.entry_id, json_agg(json_build_array(p.line, a.code, p.amount_signed, p.concept,
               p.loan_id, p.project_id, p.investor_id) order by p.line) as lines
        from postings p join ledger_accounts a on a.id = p.account_id
       where p.entry_id in (select entry_id from links) group by p.entry_id
    )
    select l.seq::float8 as seq, l.entry_id as "entryId", l.prev_hash as "prevHash", l.hash,
           journal_hash(l.prev_hash, journal_canonical(e, r.lines)) as recomputed
      from links l left join journal_entries e on e.id = l.entry_id
      left join rows r on r.entry_id = l.entry_id order by l.seq`);
  return rows;
}

/** The link of one sealed fact. */
interface SealLink {
  [column: string]: unknown;
  seq: number;
  hash: string;
  /** The hash that the fact was sealed with. */
  sealed: string;
  /** Whether the link fits its entry and the link before it. */
  fits: boolean;
}

/** Where a fact is sealed in the chain; null when it is not. */
export async function linkOfSeal(db: Db | Tx, subject: string): Promise<SealLink | null> {
  const { rows } = await db.execute<SealLink>(sql`
    select l.seq::float8 as seq, l.hash, e.payload_hash as sealed,
           l.hash = journal_hash(l.prev_hash, journal_canonical(e, null))
             and l.prev_hash = coalesce(
               (select b.hash from journal_chain b where b.seq = l.seq - 1), repeat('0', 64)) as fits
      from journal_entries e join journal_chain l on l.entry_id = e.id
     where e.idempotency_key = ${sealKey(subject)}`);
  return rows[0] ?? null;
}

export interface BalanceDrift {
  [column: string]: unknown;
  code: string;
  /** Signed sums in centavos, as text because they come from outside the safe path. */
  kept: string;
  recomputed: string;
}

/** Sums every account from zero and answers those whose kept balance differs; none in a sound ledger. */
export async function recomputeBalances(tx: Tx): Promise<BalanceDrift[]> {
  const { rows } = await tx.execute<BalanceDrift>(sql`
    select a.code, coalesce(b.balance_signed, 0)::text as kept, coalesce(s.total, 0)::text as recomputed
      from ledger_accounts a
      left join account_balances b on b.account_id = a.id
      left join (select account_id, sum(amount_signed) as total from postings group by account_id) s
        on s.account_id = a.id
     where coalesce(b.balance_signed, 0) <> coalesce(s.total, 0) order by a.code`);
  return rows;
}
