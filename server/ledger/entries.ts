import type { Tx } from '@server/db/connection';
import { journalEntries, ledgerAccounts, postings } from '@server/db/schema/ledger';
import { eq, inArray } from 'drizzle-orm';
import type { Account } from './accounts';
import type { Entry, Posting } from './post';

/** An entry as stored in the journal, with its rows in order. */
export interface StoredEntry extends Entry {
  id: string;
  postedAt: Date;
}

/** The entries that were posted under some keys, by key. */
export async function entriesByKey(
  tx: Tx,
  keys: readonly string[],
): Promise<Map<string, StoredEntry>> {
  const found = await load(tx, inArray(journalEntries.idempotencyKey, [...keys]));
  return new Map(found.map((entry) => [entry.key, entry]));
}

/** One entry, or undefined. */
export async function entryById(tx: Tx, id: string): Promise<StoredEntry | undefined> {
  const [entry] = await load(tx, eq(journalEntries.id, id));
  return entry;
}

async function load(tx: Tx, which: ReturnType<typeof eq>): Promise<StoredEntry[]> {
  const rows = await tx
    .select({ entry: journalEntries, posting: postings, account: ledgerAccounts })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(which)
    .orderBy(journalEntries.id, postings.line);
  const byId = new Map<string, StoredEntry & { postings: Posting[] }>();
  for (const { entry, posting, account } of rows) {
    const stored = byId.get(entry.id) ?? {
      id: entry.id,
      postedAt: entry.postedAt,
      kind: entry.kind,
      key: entry.idempotencyKey,
      occurredOn: entry.occurredOn,
      actor: entry.actor,
      ...(entry.sourceRef === null ? {} : { sourceRef: entry.sourceRef }),
      ...(entry.reversesId === null ? {} : { reversesId: entry.reversesId }),
      postings: [],
    };
    stored.postings.push({
      account: accountOf(account),
      amount: posting.amountSigned,
      ...(posting.concept === null ? {} : { concept: posting.concept }),
      ...(posting.loanId === null ? {} : { loanId: posting.loanId }),
      ...(posting.projectId === null ? {} : { projectId: posting.projectId }),
      ...(posting.investorId === null ? {} : { investorId: posting.investorId }),
    });
    byId.set(entry.id, stored);
  }
  return [...byId.values()];
}

/** An account as stored in the ledger. */
export function accountOf({ code, family, book, kind, noNegative, ...row }: AccountRow): Account {
  const { investorId, applicantId, supplierId, projectId, loanId } = row;
  return {
    code,
    family,
    book,
    side: kind,
    noNegative,
    ...(investorId === null ? {} : { investorId }),
    ...(applicantId === null ? {} : { applicantId }),
    ...(supplierId === null ? {} : { supplierId }),
    ...(projectId === null ? {} : { projectId }),
    ...(loanId === null ? {} : { loanId }),
  };
}

type AccountRow = typeof ledgerAccounts.$inferSelect;
