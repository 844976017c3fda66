import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { whyOwnerHeld } from '@server/features/identity';
import { type BankAccount, bankAccountOf, whyNoMoneyTo } from '@server/features/people';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';

type Payable = { ok: true; account: BankAccount } | { ok: false; reason: string };

/** The installer's account, once money may go to it; else why not, as a sentence. */
export async function payableAccount(
  tx: Tx,
  vault: Vault,
  supplierId: string,
  now: Date,
): Promise<Payable> {
  const account = await bankAccountOf(tx, vault, supplierId, { lock: true });
  return payableTo(tx, supplierId, account, now);
}

/** Whether money may go to an installer's account now. */
export async function payableTo(
  db: Db | Tx,
  supplierId: string,
  account: BankAccount | null,
  now: Date,
): Promise<Payable> {
  if (!account) {
    return { ok: false, reason: t(creditWords.stages.payableAccount.noAccount) };
  }
  const wait = whyNoMoneyTo(account, now);
  if (wait) return { ok: false, reason: wait };
  const [supplier] = await db
    .select({ userId: suppliers.userId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  const reason = supplier && (await whyOwnerHeld(db, supplier.userId, now));
  if (reason) return { ok: false, reason };
  return { ok: true, account };
}

/** Who approved a stage does not pay it. */
export const whyNotPayer = (
  { approvedBy }: { approvedBy: string | null },
  { userId }: Pick<Principal, 'userId'>,
) => (approvedBy === userId ? t(creditWords.stages.payableAccount.approvedByYou) : null);
