import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { bankAccounts } from '@server/db/schema/people';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark, isRegisteredByOther } from '@server/features/people';
import { notFound } from '@server/http/errors';
import { eq, type SQL, sql } from 'drizzle-orm';
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

type Text = string | null;

/** Where the orders of every kind go that a condition on their tables chooses, in one statement. */
export async function accountsOfOrders(
  tx: Tx,
  vault: Vault,
  where: (table: OrderTable) => SQL | undefined,
): Promise<OrderAccount[]> {
  const rows = await tx
    .select({
      kind: sql<SentOrder['kind']>`'withdrawal'`,
      id: withdrawals.id,
      clabe: sql<Text>`${withdrawals.clabe}`,
      mark: sql<Text>`null`,
      payeeId: sql<Text>`${withdrawals.investorId}`,
    })
    .from(withdrawals)
    .where(where(withdrawals))
    .unionAll(
      tx
        .select({
          kind: sql<SentOrder['kind']>`'payout'`,
          id: payouts.id,
          clabe: sql<Text>`${payouts.clabe}`,
          mark: sql<Text>`null`,
          payeeId: sql<Text>`${payouts.applicantId}`,
        })
        .from(payouts)
        .where(where(payouts)),
    )
    .unionAll(
      tx
        .select({
          kind: sql<SentOrder['kind']>`'stage'`,
          id: stages.id,
          clabe: sql<Text>`null`,
          mark: sql<Text>`case when ${stages.status} = 'paid' then ${stages.paidMark} else ${bankAccounts.mark} end`,
          payeeId: sql<Text>`${projects.supplierId}`,
        })
        .from(stages)
        .innerJoin(projects, eq(projects.id, stages.projectId))
        .leftJoin(bankAccounts, eq(bankAccounts.ownerId, projects.supplierId))
        .where(where(stages)),
    );
  return rows.map(({ kind, id, clabe, mark, payeeId }) => {
    const kept = kind === 'stage' ? null : clabeOf(vault, kind, { id, clabe });
    return { order: { kind, id }, mark: kept ? accountMark(vault, kept) : mark, payeeId };
  });
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
