import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/projects';
import { payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq } from 'drizzle-orm';
import { bankAccountOf } from '../bank-accounts/account';
import { clabeOfPayout } from '../payouts/account';
import { clabeOfWithdrawal } from '../withdrawals/account';
import { accountMark } from './line-keys';
import type { BankMovement } from './receive';

/**
 * Whether money without owner came from the account of an order of its amount that staff have not said was
 * sent: it may be that transfer, which came back before they did.
 */
export async function mayBeOfOpenOrder(
  tx: Tx,
  vault: Vault,
  { amountCents, senderMark }: Pick<BankMovement, 'amountCents' | 'senderMark'>,
): Promise<boolean> {
  const asked = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.amountCents, amountCents), eq(withdrawals.status, 'requested')));
  const ordered = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.amountCents, amountCents), eq(payouts.status, 'ordered')));
  const payable = await tx
    .select({ supplierId: projects.supplierId })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(and(eq(stages.amountCents, amountCents), eq(stages.status, 'payable')));
  const clabes = [];
  for (const { id } of asked) clabes.push(await clabeOfWithdrawal(tx, vault, id));
  for (const { id } of ordered) clabes.push(await clabeOfPayout(tx, vault, id));
  for (const { supplierId } of payable) {
    if (supplierId) clabes.push((await bankAccountOf(tx, vault, supplierId))?.clabe);
  }
  return clabes.some((clabe) => clabe && accountMark(vault, clabe) === senderMark);
}
