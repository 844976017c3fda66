import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { t } from '@server/i18n';
import { isSentKind } from '../transfers/confirm';
import { ordersById } from './orders-behind';
import type { BankMovement } from './receive';
import { chargeText, findMovement, ownersOf } from './repository';

/** What lines of the bank do, by their ids, for the person who confirms them. */
export async function fatesOf(
  tx: Tx,
  movements: readonly BankMovement[],
): Promise<Map<string, string>> {
  const owners = await ownersOf(tx, [...movements]);
  const names = new Map([...owners].map(([id, { name }]) => [id, name]));
  for (const { matchedKind, matchedId } of movements) {
    if (matchedKind !== 'deposit' || !matchedId) continue;
    // Its owner is more useful here than its sender.
    const deposit = await findMovement(tx, matchedId);
    const owner = (await ownersOf(tx, [deposit])).get(deposit.matchedId ?? '');
    names.set(matchedId, owner?.name ?? deposit.senderName);
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
  if (matchedKind === 'charge') return chargeText({ direction, status });
  if (status === 'review') return t(treasuryWords.bankMovements.fates.toReview);
  if (status === 'unidentified' || !matchedKind)
    return t(treasuryWords.bankMovements.fates.unidentified);
  if (status === 'held') {
    return matchedKind === 'deposit'
      ? t(treasuryWords.bankMovements.fates.wouldTake, { name })
      : t(treasuryWords.bankMovements.fates.held, { name });
  }
  const verb =
    direction === 'in' && isSentKind(matchedKind)
      ? t(treasuryWords.bankMovements.fates.returns)
      : fates[matchedKind];
  return `${verb} ${name}`;
}

const fates = {
  investor: t(treasuryWords.bankMovements.fates.creditedTo),
  applicant: t(treasuryWords.bankMovements.fates.paysCreditOf),
  company: t(treasuryWords.bankMovements.fates.contributionOf),
  withdrawal: t(treasuryWords.bankMovements.fates.confirms),
  stage: t(treasuryWords.bankMovements.fates.confirms),
  payout: t(treasuryWords.bankMovements.fates.confirms),
  deposit: t(treasuryWords.bankMovements.fates.takesDepositOf),
} as const satisfies Record<Exclude<NonNullable<BankMovement['matchedKind']>, 'charge'>, string>;
