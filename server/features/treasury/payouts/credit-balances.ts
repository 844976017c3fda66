import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { heldUntil } from '@server/features/identity';
import { bankAccountOf } from '@server/features/people';
import { applicantUnapplied } from '@server/ledger/accounts';
import { accountsWithMoney, balance } from '@server/ledger/balances';
import { and, eq } from 'drizzle-orm';

/** Whether the credit balance of an applicant still has a credit to be applied to. */
export async function hasOpenLoan(db: Db | Tx, applicantId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: loans.id })
    .from(loans)
    .where(and(eq(loans.applicantId, applicantId), eq(loans.status, 'repaying')))
    .limit(1);
  return open !== undefined;
}

/** What could be returned to an applicant, and where it would go; null when there is nothing. */
export async function creditBalanceOf(db: Db | Tx, vault: Vault, applicantId: string, now: Date) {
  const amount = await balance(db, applicantUnapplied(applicantId));
  if (amount === 0 || (await hasOpenLoan(db, applicantId))) return null;
  const [person] = await db
    .select({ userId: users.id, name: users.fullName })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId));
  const account = await bankAccountOf(db, vault, applicantId);
  const held = person && (await heldUntil(db, person.userId, now));
  const cooling = account && account.usableAt > now ? account.usableAt : null;
  return {
    applicant_id: applicantId,
    name: person?.name ?? '',
    amount_cents: amount,
    clabe_last4: account?.last4 ?? null,
    held_until: latest(held, cooling)?.toISOString() ?? null,
  };
}

const latest = (...days: (Date | null | undefined)[]): Date | null =>
  days.reduce<Date | null>((last, day) => (day && (!last || day > last) ? day : last), null);

/** Everyone whose credits are settled and who has money left here. */
export async function creditBalancesToReturn(db: Db, vault: Vault, now: Date) {
  const found = [];
  for (const { applicantId } of await accountsWithMoney(db, 'por_aplicar')) {
    const creditBalance = applicantId ? await creditBalanceOf(db, vault, applicantId, now) : null;
    if (creditBalance) found.push(creditBalance);
  }
  return found;
}
