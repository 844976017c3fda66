import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  type Account,
  custodyBank,
  feesToTransfer,
  fundingPool,
  principalDebt,
  principalRight,
  supplierPayable,
  unidentified,
} from '../accounts';
import { entriesByKey } from '../entries';
import { assertPositive, move, type Posted, post } from '../post';
import { standingKey } from '../standing-key';
import type { EventContext } from './event';
import { returnUndone } from './returns';

/**
 * The loan begins: who is owed which part of its principal. Memo: Dr derecho:{loan}:{investor} /
 * Cr deuda:{loan}. List investors in the order of their oldest commitment, one row each.
 */
export async function participationsOpened(
  tx: Tx,
  event: EventContext & {
    loanId: string;
    projectId: string;
    participations: readonly { investorId: string; principal: Centavos }[];
  },
): Promise<Posted> {
  const { loanId, projectId, participations, ...context } = event;
  return post(tx, {
    ...context,
    kind: 'participations_opened',
    key: `loan:${loanId}:participations`,
    postings: participations.flatMap(({ investorId, principal }) =>
      move(principalRight(loanId, investorId), principalDebt(loanId), principal, {
        loanId,
        projectId,
        investorId,
        concept: 'capital',
      }),
    ),
  });
}

/** The key of the entry that charges a credit its opening fee. */
export const openingFeeKey = (loanId: string): string => `loan:${loanId}:opening_fee`;

/** Opening fee and its VAT, each its own row: Dr proyecto:fondeo / Cr comision:por_traspasar. */
export async function openingFeeCharged(
  tx: Tx,
  event: EventContext & { projectId: string; loanId: string; fee: Centavos; vat: Centavos },
): Promise<Posted> {
  const { projectId, loanId, fee, vat, ...context } = event;
  const about = { projectId, loanId };
  return post(tx, {
    ...context,
    kind: 'opening_fee',
    key: openingFeeKey(loanId),
    postings: [
      ...move(fundingPool(projectId), feesToTransfer, fee, { ...about, concept: 'fee' }),
      ...move(fundingPool(projectId), feesToTransfer, vat, { ...about, concept: 'vat' }),
    ],
  });
}

interface Stage extends EventContext {
  projectId: string;
  supplierId: string;
  /** Number of the stage within the project, from 1. */
  stage: number;
  amount: Centavos;
}

interface PaidStage extends Stage {
  /** Clave de rastreo of the transfer. */
  trackingKey: string;
}

type Transferred = Pick<PaidStage, 'projectId' | 'stage' | 'trackingKey'>;

const paidKey = ({ projectId, stage, trackingKey }: Transferred) =>
  `project:${projectId}:stage:${stage}:paid:${trackingKey}`;

/** The key under which the return of a paid stage is in force, or is posted next. */
const stageReturnKey = (tx: Tx, { projectId, stage, trackingKey }: Transferred) =>
  standingKey(tx, `project:${projectId}:stage:${stage}:returned:${trackingKey}`);

/** When a stage was paid by one transfer; undefined when it was not. */
export async function stagePaidAt(tx: Tx, event: Transferred): Promise<Date | undefined> {
  const key = paidKey(event);
  return (await entriesByKey(tx, [key])).get(key)?.postedAt;
}

/** A stage's money is set apart for the supplier: Dr proyecto:fondeo / Cr proveedor:por_pagar. */
export async function stagePayable(tx: Tx, event: Stage): Promise<Posted> {
  const { projectId, supplierId, stage, amount, ...context } = event;
  assertPositive(amount, projectId);
  return post(tx, {
    ...context,
    kind: 'supplier_payable',
    key: `project:${projectId}:stage:${stage}:payable`,
    postings: move(fundingPool(projectId), supplierPayable(supplierId, projectId, stage), amount, {
      projectId,
    }),
  });
}

/**
 * A stage is paid, once its evidence was approved: Dr proveedor:por_pagar / Cr banco:custodia.
 * @throws LedgerError insufficient_funds when less than that was set apart.
 */
export async function stagePaid(tx: Tx, event: PaidStage): Promise<Posted> {
  const { projectId, supplierId, stage, amount, trackingKey, ...context } = event;
  assertPositive(amount, projectId);
  return post(tx, {
    ...context,
    kind: 'supplier_paid',
    // With the transfer's own key: what came back is paid again.
    key: paidKey(event),
    sourceRef: trackingKey,
    postings: move(supplierPayable(supplierId, projectId, stage), custodyBank, amount, {
      projectId,
    }),
  });
}

/**
 * What was paid came back, and is owed again: Dr conciliacion:sin_identificar, where its line is booked / Cr
 * proveedor:por_pagar.
 */
export async function stageReturned(tx: Tx, event: PaidStage): Promise<Posted> {
  const { projectId, supplierId, stage, amount, trackingKey, ...context } = event;
  return post(tx, {
    ...context,
    kind: 'supplier_payment_returned',
    key: await stageReturnKey(tx, event),
    sourceRef: trackingKey,
    postings: move(unidentified, supplierPayable(supplierId, projectId, stage), amount, {
      projectId,
    }),
  });
}

/** It did not come back after all: what has been paid of the stage meanwhile left twice. */
export async function stageReturnUndone(
  tx: Tx,
  event: EventContext & Transferred & { depositKey: string; claim: Account },
): Promise<void> {
  const { depositKey, claim, occurredOn, actor, trackingKey } = event;
  const keys = [depositKey, await stageReturnKey(tx, event)];
  await returnUndone(tx, { occurredOn, actor, reason: trackingKey, claim, keys });
}
