import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  companyBank,
  companyContributed,
  feesToTransfer,
  heldInCustody,
  ownersMoney,
  unidentified,
} from '../accounts';
import { balances } from '../balances';
import { LedgerError } from '../errors';
import { feesWaiting, incomeOfFees } from '../fees';
import { assertPositive, move, type Posted, post } from '../post';
import { type BankDeposit, depositKey } from './deposits';
import type { EventContext } from './event';

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

/**
 * The operator makes custody whole with fees of its own that wait there, opening fees first, never with VAT.
 * Custody: Dr comision:por_traspasar / Cr aporte:empresa. Book of the operator, where they are earned by this: Dr
 * aporte:custodia / Cr ingreso:comision_apertura, ingreso:comision_inversionista.
 * @throws LedgerError insufficient_funds when the fees that wait are less.
 */
export async function roundingCovered(
  tx: Tx,
  event: EventContext & { id: string; amount: Centavos },
): Promise<Posted> {
  const { id, amount, ...context } = event;
  assertPositive(amount, id);
  await balances(tx, [feesToTransfer], { lock: true });
  const waiting = await feesWaiting(tx);
  const fee = toCentavos(Math.min(amount, waiting.fee));
  const investorFee = toCentavos(amount - fee);
  if (investorFee > waiting.investor_fee) {
    throw new LedgerError('insufficient_funds', feesToTransfer.code);
  }
  const parts = [
    { concept: 'fee', cents: fee },
    { concept: 'investor_fee', cents: investorFee },
  ] as const;
  return post(tx, {
    ...context,
    kind: 'rounding_covered',
    key: `rounding:${id}`,
    postings: parts.flatMap(({ concept, cents }) => [
      ...move(feesToTransfer, companyContributed, cents, { concept }),
      ...move(heldInCustody, incomeOfFees[concept], cents, { concept }),
    ]),
  });
}
