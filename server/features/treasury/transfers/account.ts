import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { bankAccounts } from '@server/db/schema/people';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark, isRegisteredByOther } from '@server/features/people';
import { notFound } from '@server/http/errors';
import { eq, type SQL } from 'drizzle-orm';
import type { OrderTable, SentOrder } from './confirm';

/** Where each kind of order that keeps its account keeps it, as the vault knows the place. */
const places = { withdrawal: 'withdrawals.clabe', payout: 'payouts.clabe' } as const;

export type KeepingKind = keyof typeof places;

interface Kept<Clabe extends string | null> {
  id: string;
  /** Encrypted; null of taxes, which go by their reference. */
  clabe: Clabe;
}

const placeOf = (kind: KeepingKind, id: string) => `${places[kind]}:${id}`;

/** The account of a withdrawal or payout as its row keeps it. */
export const sealClabe = (vault: Vault, kind: KeepingKind, { id, clabe }: Kept<string>) =>
  vault.seal(clabe, placeOf(kind, id));

/** CLABE to which a withdrawal or payout goes. */
export function clabeOf(vault: Vault, kind: KeepingKind, row: Kept<string>): string;
export function clabeOf(vault: Vault, kind: KeepingKind, row: Kept<string | null>): string | null;
export function clabeOf(vault: Vault, kind: KeepingKind, { id, clabe }: Kept<string | null>) {
  return clabe === null ? null : vault.open(clabe, placeOf(kind, id));
}

/** Where an order goes. */
interface OrderAccount {
  order: SentOrder;
  /** Null where we keep none: taxes go by their reference, and stages were once paid by the bank's own list. */
  mark: string | null;
  /** Whose account it is, if it is one that its owner registered. */
  payeeId: string | null;
}

/** Where the orders of every kind go that a condition on their tables chooses. */
export async function accountsOfOrders(
  tx: Tx,
  vault: Vault,
  where: (table: OrderTable) => SQL | undefined,
): Promise<OrderAccount[]> {
  const withdrawn = await tx
    .select({ id: withdrawals.id, clabe: withdrawals.clabe, payeeId: withdrawals.investorId })
    .from(withdrawals)
    .where(where(withdrawals));
  const paidOut = await tx
    .select({ id: payouts.id, clabe: payouts.clabe, payeeId: payouts.applicantId })
    .from(payouts)
    .where(where(payouts));
  const paid = await tx
    .select({
      id: stages.id,
      status: stages.status,
      paidTo: stages.paidMark,
      registered: bankAccounts.mark,
      payeeId: projects.supplierId,
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .leftJoin(bankAccounts, eq(bankAccounts.ownerId, projects.supplierId))
    .where(where(stages));
  const kept = (kind: KeepingKind) => (row: Kept<string | null> & { payeeId: string | null }) => {
    const clabe = clabeOf(vault, kind, row);
    const mark = clabe && accountMark(vault, clabe);
    return { order: { kind, id: row.id }, mark, payeeId: row.payeeId };
  };
  return [
    ...withdrawn.map(kept('withdrawal')),
    ...paidOut.map(kept('payout')),
    ...paid.map(({ id, status, paidTo, registered, payeeId }) => ({
      order: { kind: 'stage' as const, id },
      mark: status === 'paid' ? paidTo : registered,
      payeeId,
    })),
  ];
}

/** What leaves: an order of ours, or a deposit that goes back to where it came from. */
export type Outgoing = SentOrder | { kind: 'deposit'; id: string };

type Account = Pick<OrderAccount, 'mark' | 'payeeId'>;

export async function accountOf(tx: Tx, vault: Vault, outgoing: Outgoing): Promise<Account> {
  const [account] =
    outgoing.kind === 'deposit'
      ? await tx
          .select({ mark: bankMovements.senderMark })
          .from(bankMovements)
          .where(eq(bankMovements.id, outgoing.id))
      : await accountsOfOrders(tx, vault, ({ id }) => eq(id, outgoing.id));
  if (!account) throw notFound();
  return { payeeId: null, ...account };
}

/**
 * Whether an account may be where an order goes: of one whose account we do not keep, any but one that
 * another person registered here.
 */
export async function mayGoTo(
  tx: Tx,
  { mark, payeeId }: Account,
  account: string,
): Promise<boolean> {
  return mark === null ? !(await isRegisteredByOther(tx, account, payeeId)) : mark === account;
}
