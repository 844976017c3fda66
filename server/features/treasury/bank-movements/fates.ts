import type { Tx } from '@server/db/connection';
import { isSentKind } from '../transfers/confirm';
import { ordersById } from './orders-behind';
import type { BankMovement } from './receive';
import { findMovement, namesOf } from './repository';

/** What lines of the bank do, by their ids, for the person who confirms them. */
export async function fatesOf(
  tx: Tx,
  movements: readonly BankMovement[],
): Promise<Map<string, string>> {
  const names = await namesOf(tx, [...movements]);
  for (const { matchedKind, matchedId } of movements) {
    if (matchedKind !== 'deposit' || !matchedId) continue;
    // Whose it was says more than who sent it.
    const deposit = await findMovement(tx, matchedId);
    const owner = (await namesOf(tx, [deposit])).get(deposit.matchedId ?? '');
    names.set(matchedId, owner ?? deposit.senderName);
  }
  const orders = movements.flatMap(({ matchedKind, matchedId }) =>
    matchedId && isSentKind(matchedKind) ? [matchedId] : [],
  );
  for (const { id, name } of await ordersById(tx, orders)) names.set(id, name);
  return new Map(
    movements.map((movement) => [
      movement.id,
      fateOf(movement, names.get(movement.matchedId ?? '') ?? ''),
    ]),
  );
}

function fateOf({ direction, status, matchedKind }: BankMovement, name: string): string {
  if (status === 'review') return 'queda por revisar';
  if (status === 'unidentified' || !matchedKind) return 'queda sin identificar';
  if (status === 'held') {
    return matchedKind === 'deposit'
      ? `espera decisión: quitaría el depósito de ${name}`
      : `se retiene; sería de ${name}`;
  }
  const verb = direction === 'in' && isSentKind(matchedKind) ? 'devuelve' : fates[matchedKind];
  return `${verb} ${name}`;
}

const fates = {
  investor: 'se abona a',
  applicant: 'paga el crédito de',
  company: 'es aportación de',
  withdrawal: 'confirma',
  stage: 'confirma',
  payout: 'confirma',
  deposit: 'quita el depósito de',
} as const satisfies Record<NonNullable<BankMovement['matchedKind']>, string>;
