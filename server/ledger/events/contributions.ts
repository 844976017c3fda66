import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  companyBank,
  companyContributed,
  heldInCustody,
  ownersMoney,
  unidentified,
} from '../accounts';
import { balances } from '../balances';
import { assertPositive, move, type Posted, post } from '../post';
import { type BankDeposit, depositKey } from './deposits';

/**
 * The operator makes custody whole with a deposit of its own without an owner. Custody: Dr
 * sin_identificar / Cr aporte:empresa. Book of the operator: Dr aporte:custodia / Cr banco:empresa, and what
 * that does not hold here / Cr capital:aportado. A debtor of the money still owes it.
 * @throws LedgerError key_conflict when the deposit was given to another person.
 */
export async function shortfallCovered(tx: Tx, deposit: BankDeposit): Promise<Posted> {
  const { amount, trackingKey, occurredOn, actor } = deposit;
  assertPositive(amount, trackingKey);
  const held = (await balances(tx, [companyBank], { lock: true })).get(companyBank.code) ?? 0;
  const own: Centavos = toCentavos(Math.min(held, amount));
  return post(tx, {
    kind: 'shortfall_covered',
    key: `${depositKey(deposit)}:assigned`,
    occurredOn,
    actor,
    sourceRef: trackingKey,
    postings: [
      ...move(unidentified, companyContributed, amount),
      ...move(heldInCustody, companyBank, own),
      ...move(heldInCustody, ownersMoney, toCentavos(amount - own)),
    ],
  });
}
