import type { reversalKinds } from '@contract/bank-movements';
import { type Day, dayInMexicoCity } from '@contract/fields/day';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { conflict } from '@server/http/errors';
import { investorAvailable } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { entriesByKey } from '@server/ledger/entries';
import { keysOfDeposit } from '@server/ledger/events/deposits';
import { reverse } from '@server/ledger/reverse';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { unapplyMoney } from '../payments/apply';
import { wasToldOf } from './outgoing';
import type { BankMovement, Origin } from './receive';

interface Reversal {
  kind: (typeof reversalKinds)[number];
  /** Day on which the money went back, or the mistake was found. */
  on: Day;
  reason: string;
}

const reversible = ['matched', 'assigned', 'unidentified', 'held'] as const;

/**
 * A deposit is no longer money: the bank sent it back, or its line never was. What it paid is undone and
 * the loans owe it again. Investors give back what they have available of it when the line was a mistake, or
 * went back on its own day; a payment that returns later takes nothing from them, the applicant owes it
 * (docs/decisions/0008-replay.md).
 * @throws AppError conflict when it is no deposit that stands, or an investor has used the money.
 */
export async function reverseMovement(
  tx: Tx,
  movement: BankMovement,
  { kind, on, reason }: Reversal,
  origin: Pick<Origin, 'actor' | 'now' | 'config'>,
): Promise<BankMovement> {
  const stands = reversible.some((status) => status === movement.status);
  if (movement.direction !== 'in' || !stands)
    throw conflict('Este movimiento no es un depósito vigente.');
  const [reversed] = await tx
    .update(bankMovements)
    .set({ status: kind })
    .where(eq(bankMovements.id, movement.id))
    .returning();
  const entries = await entriesByKey(tx, keysOfDeposit(movement.naturalKey));
  if (!reversed || entries.size === 0) throw conflict('El libro no tiene este depósito.');
  // The line of its way back may have been told before staff could decide.
  if (kind === 'returned') await wasToldOf(tx, { kind: 'deposit', id: movement.id }, movement);
  const { actor, now, config } = origin;
  if (movement.matchedKind === 'applicant' && movement.matchedId) {
    await unapplyMoney(tx, {
      applicantId: movement.matchedId,
      amount: movement.amountCents,
      undoneKeys: [...entries.keys()],
      takeBack: kind === 'mistaken' || on <= movement.occurredOn,
      reversal: { actor, reason },
      now,
      config,
    });
    return reversed;
  }
  if (await isSpent(tx, movement)) {
    throw conflict('La persona ya usó este dinero: no queda completo en su saldo disponible.');
  }
  for (const { id } of [...entries.values()].reverse()) {
    await reverse(tx, id, { occurredOn: dayInMexicoCity(now), actor, reason });
  }
  return reversed;
}

const line = alias(bankMovements, 'line');

/**
 * The deposit that a line of money which left sends back, as SPEI returns a transfer: the same clave de
 * rastreo and amount, to the account that sent it. Null when it is none; what it paid is undone.
 */
export async function returnedDeposit(
  tx: Tx,
  out: BankMovement,
  origin: Pick<Origin, 'actor' | 'now' | 'config'>,
): Promise<string | null> {
  const [deposit] = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.trackingKey, out.trackingKey),
        eq(bankMovements.amountCents, out.amountCents),
        eq(bankMovements.senderMark, out.receiverMark),
        inArray(bankMovements.status, [...reversible, 'returned']),
        notExists(
          tx.select({ id: line.id }).from(line).where(eq(line.matchedId, bankMovements.id)),
        ),
      ),
    )
    .orderBy(bankMovements.id)
    .limit(1)
    .for('update', { of: bankMovements });
  if (!deposit) return null;
  if (deposit.status === 'returned') return deposit.id;
  if (await isSpent(tx, deposit)) return null;
  const reason = `Devolución SPEI ${out.trackingKey}`;
  await reverseMovement(tx, deposit, { kind: 'returned', on: out.occurredOn, reason }, origin);
  return deposit.id;
}

/** Whether an investor has used a deposit. A notice of its return is then kept, and staff decide. */
async function isSpent(tx: Tx, { matchedKind, matchedId, status, amountCents }: BankMovement) {
  if (matchedKind !== 'investor' || !matchedId || status === 'held') return false;
  const account = investorAvailable(matchedId);
  const held = await balances(tx, [account], { lock: true });
  return (held.get(account.code) ?? 0) < amountCents;
}
