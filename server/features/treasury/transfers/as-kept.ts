import type { Centavos } from '@contract/kernel/fields/centavos';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import type { payouts, withdrawals } from '@server/db/schema/treasury';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { investorInTransit, payoutInTransit, supplierPayable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { keptFor } from '@server/ledger/reserve';

type Withdrawal = Pick<typeof withdrawals.$inferSelect, 'id' | 'investorId'>;
type Payout = Pick<typeof payouts.$inferSelect, 'id'>;

/** What the ledger keeps for an order that was not sent, on the account of whom the order says. */
const kept = {
  withdrawal: (tx: Tx, { id, investorId }: Withdrawal) =>
    keptFor(tx, id, investorInTransit(investorId)),
  payout: (tx: Tx, { id }: Payout) => keptFor(tx, id, payoutInTransit(id)),
  stage: (tx: Tx, stage: { supplierId: string; projectId: string; n: number }) =>
    balance(tx, supplierPayable(stage.supplierId, stage.projectId, stage.n)),
};

type Order = {
  [Kind in keyof typeof kept]: { kind: Kind; row: Parameters<(typeof kept)[Kind]>[1] & Amount };
}[keyof typeof kept];

interface Amount {
  amountCents: Centavos;
}

/**
 * Why an order is not sent, as a sentence: its row says another amount or another owner than what the ledger keeps for
 * it, or it was sent already. Null when they agree. Asked before its account is shown, before it is in a file for the
 * bank, and before it is marked as sent.
 */
export async function whyNotAsKept(tx: Tx, order: Order): Promise<string | null> {
  const cents = await keptOf(tx, order);
  return cents === order.row.amountCents ? null : t(treasuryWords.transfers.notAsKept);
}

/** @throws AppError conflict */
export async function assertAsKept(tx: Tx, order: Order): Promise<void> {
  const why = await whyNotAsKept(tx, order);
  if (why) throw conflict(why);
}

function keptOf(tx: Tx, order: Order): Promise<Centavos> {
  if (order.kind === 'withdrawal') return kept.withdrawal(tx, order.row);
  return order.kind === 'payout' ? kept.payout(tx, order.row) : kept.stage(tx, order.row);
}
