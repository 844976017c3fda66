import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type { MoneyAct } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
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
 * The orders that a line may be, said to the people who decide about it, with the account that was ordered
 * and the line's own.
 * @throws AppError forbidden when the person sent what the line says left.
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
    throw new AppError(
      'forbidden',
      'Tú ordenaste o enviaste esta transferencia: otra persona decide sobre su movimiento.',
    );
  }
  const account = isOut ? receiverOf(vault, line) : senderOf(vault, line);
  return {
    isOrder: true,
    details: [
      ...orders.flatMap(({ name, account: ordered }) => [
        { label: 'Tiene la clave y el monto de', value: name },
        { label: 'Cuenta ordenada', value: ordered ?? 'la registrada al pagar' },
      ]),
      ...deposits.flatMap((deposit) => [
        {
          label: 'Tiene la clave y el monto de',
          value: `el depósito de ${deposit.senderName} que se registró como devuelto`,
        },
        {
          label: 'Cuenta de la que llegó',
          value: `terminada en ${senderOf(vault, deposit).slice(-4)}`,
        },
      ]),
      {
        label: isOut ? 'Cuenta a la que fue' : 'Cuenta de la que llegó',
        value: `terminada en ${account.slice(-4)}`,
      },
    ],
    people: [
      ...orders.flatMap(({ people }) => people),
      ...(await peopleOfLines(tx, deposits)),
      ...senders,
    ],
  };
}
