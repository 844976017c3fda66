import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type { MoneyAct } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { receiverOf, senderOf } from './line-keys';
import { ordersBehind, sendersOf } from './orders-behind';
import { goneBack } from './outgoing';
import { peopleOfLines } from './people-of-lines';
import type { BankMovement } from './receive';

interface BehindLine {
  isOrder: boolean;
  details: MoneyAct['details'];
  /** Who may not decide about the line: whose money it is, and of one that left, who sent it. */
  people: string[];
}

/**
 * The orders that a line may be, shown to the people who decide about it, with the account that was ordered
 * and the line's own.
 * @throws AppError forbidden when the person sent the transfer that the line reports.
 */
export async function behindLine(
  tx: Tx,
  vault: Vault,
  line: BankMovement,
  { userId }: Pick<Principal, 'userId'>,
): Promise<BehindLine> {
  const orders = await ordersBehind(tx, line);
  const isOut = line.direction === 'out';
  const deposits = isOut ? await goneBack(tx, line) : [];
  if (orders.length + deposits.length === 0) return { isOrder: false, details: [], people: [] };
  const senders = isOut ? await sendersOf(tx, orders) : [];
  if (senders.includes(userId)) {
    throw new AppError('forbidden', t(treasuryWords.bankMovements.lineOfOrder.yourOrder));
  }
  const account = isOut ? receiverOf(vault, line) : senderOf(vault, line);
  return {
    isOrder: true,
    details: [
      ...orders.flatMap(({ name, account: ordered }) => [
        { label: t(treasuryWords.bankMovements.lineOfOrder.sameAs), value: name },
        {
          label: t(treasuryWords.bankMovements.lineOfOrder.orderedAccount),
          value: ordered ?? t(treasuryWords.bankMovements.lineOfOrder.atPayment),
        },
      ]),
      ...deposits.flatMap((deposit) => [
        {
          label: t(treasuryWords.bankMovements.lineOfOrder.sameAs),
          value: t(treasuryWords.bankMovements.lineOfOrder.returnedDeposit, {
            name: deposit.senderName,
          }),
        },
        {
          label: t(treasuryWords.bankMovements.lineOfOrder.cameFrom),
          value: t(serverWords.shared.accountEnding, { last4: senderOf(vault, deposit).slice(-4) }),
        },
      ]),
      {
        label: isOut
          ? t(treasuryWords.bankMovements.lineOfOrder.wentTo)
          : t(treasuryWords.bankMovements.lineOfOrder.cameFrom),
        value: t(serverWords.shared.accountEnding, { last4: account.slice(-4) }),
      },
    ],
    people: [
      ...orders.flatMap(({ people }) => people),
      ...(await peopleOfLines(tx, deposits)),
      ...senders,
    ],
  };
}
