import { isClabe } from '@contract/fields/clabe';
import type { Db, Tx } from '@server/db/connection';
import { applicants, users } from '@server/db/schema/people';
import { loans } from '@server/db/schema/projects';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance, bookBalances } from '@server/ledger/balances';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { senderOf } from '../bank-movements/line-keys';

const UNAPPLIED = /^solicitante:([0-9a-f-]{36}):por_aplicar$/;

/**
 * The account to which an applicant's money may go back: the last one from which the bank, under their own
 * name, told of a payment of theirs. Null while there is none.
 */
export async function ownClabe(db: Db | Tx, vault: Vault, applicantId: string) {
  const rows = await db
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.matchedKind, 'applicant'),
        eq(bankMovements.matchedId, applicantId),
        eq(bankMovements.thirdParty, false),
        inArray(bankMovements.status, ['matched', 'assigned']),
      ),
    )
    .orderBy(desc(bankMovements.id))
    .limit(50);
  return rows.map((row) => senderOf(vault, row)).find(isClabe) ?? null;
}

/** Whether what is in favour of an applicant still has a credit to be applied to. */
export async function hasOpenLoan(db: Db | Tx, applicantId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: loans.id })
    .from(loans)
    .where(and(eq(loans.applicantId, applicantId), eq(loans.status, 'repaying')))
    .limit(1);
  return open !== undefined;
}

/** What could be returned to an applicant, and where it would go; null when there is nothing. */
export async function favourOf(db: Db | Tx, vault: Vault, applicantId: string) {
  const amount = await balance(db, applicantUnapplied(applicantId));
  if (amount === 0 || (await hasOpenLoan(db, applicantId))) return null;
  const [person] = await db
    .select({ name: users.fullName })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId));
  const clabe = await ownClabe(db, vault, applicantId);
  return {
    applicant_id: applicantId,
    name: person?.name ?? '',
    amount_cents: amount,
    clabe_last4: clabe?.slice(-4) ?? null,
  };
}

/** Everybody whose credits are settled and who has money left here. */
export async function favoursToReturn(db: Db, vault: Vault) {
  const found = [];
  for (const { code, signed } of await bookBalances(db, 'custodia')) {
    const applicantId = signed === 0 ? undefined : UNAPPLIED.exec(code)?.[1];
    const favour = applicantId ? await favourOf(db, vault, applicantId) : null;
    if (favour) found.push(favour);
  }
  return found;
}
