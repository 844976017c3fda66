import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { DrawParts } from '@contract/treasury/credit-lines';
import type { Tx } from '@server/db/connection';
import {
  companyBank,
  creditLineDraw,
  creditLineFee,
  creditLineInCustody,
  creditLineInterest,
  creditLineLateInterest,
  creditLineToTransfer,
  ownersMoney,
  supplierPayable,
  vatCharged,
} from '../accounts';
import { balances } from '../balances';
import { assertPositive, type Entry, move, type Posted, type Posting, post } from '../post';
import type { EventContext } from './event';

interface DrawEvent extends EventContext {
  supplierId: string;
  drawId: string;
  projectId: string;
}

/**
 * A draw is sent to its installer, of the operator's own money, less its fee and the VAT on that: Dr linea:capital / Cr
 * banco:empresa, and what that does not hold here / Cr capital:aportado; Dr linea:capital / Cr
 * ingreso:comision_linea, iva:trasladado.
 */
export async function creditLineDrawn(
  tx: Tx,
  event: DrawEvent & {
    received: Centavos;
    fee: Centavos;
    vat: Centavos;
    /** Clave de rastreo of the transfer. */
    trackingKey: string;
  },
): Promise<Posted> {
  const { supplierId, drawId, projectId, received, fee, vat, trackingKey, ...context } = event;
  assertPositive(received, drawId);
  const held = (await balances(tx, [companyBank], { lock: true })).get(companyBank.code) ?? 0;
  const own = toCentavos(Math.min(held, received));
  const debt = creditLineDraw(supplierId, drawId);
  const about = { projectId };
  return post(tx, {
    ...context,
    kind: 'credit_line_drawn',
    key: `credit-draw:${drawId}:paid`,
    sourceRef: trackingKey,
    postings: [
      ...move(debt, companyBank, own, { ...about, concept: 'capital' }),
      ...move(debt, ownersMoney, toCentavos(received - own), { ...about, concept: 'capital' }),
      ...move(debt, creditLineFee, fee, { ...about, concept: 'fee' }),
      ...move(debt, vatCharged, vat, { ...about, concept: 'vat' }),
    ],
  });
}

type Repayment = DrawEvent & { paymentId: string; parts: DrawParts };

/**
 * A draw is repaid of a stage that its installer is owed, and waits in custody to be moved to the operator. Custody: Dr
 * proveedor:por_pagar / Cr linea:por_traspasar. Book of the operator: Dr linea:en_custodia / Cr linea:capital,
 * ingreso:interes_linea, ingreso:moratorio_linea, iva:trasladado.
 * @throws LedgerError insufficient_funds when less is owed to the installer, or by the draw
 */
export async function creditLineKept(
  tx: Tx,
  event: Repayment & { stage: number; amount: Centavos },
): Promise<Posted> {
  const { stage, amount, ...repayment } = event;
  const { projectId, supplierId } = repayment;
  return post(tx, {
    ...entryOf(repayment),
    postings: [
      ...move(supplierPayable(supplierId, projectId, stage), creditLineToTransfer, amount, {
        projectId,
      }),
      ...earned(repayment, creditLineInCustody),
    ],
  });
}

/**
 * A draw is repaid by a transfer to the operator's own account: Dr banco:empresa / Cr linea:capital,
 * ingreso:interes_linea, ingreso:moratorio_linea, iva:trasladado.
 * @throws LedgerError insufficient_funds when the draw owes less
 */
export async function creditLineRepaid(tx: Tx, event: Repayment): Promise<Posted> {
  return post(tx, { ...entryOf(event), postings: earned(event, companyBank) });
}

const entryOf = ({ drawId, paymentId, occurredOn, actor }: Repayment): Omit<Entry, 'postings'> => ({
  kind: 'credit_line_repaid',
  key: `credit-draw:${drawId}:payment:${paymentId}`,
  occurredOn,
  actor,
  sourceRef: paymentId,
});

function earned(
  { supplierId, drawId, projectId, parts }: Repayment,
  account: typeof companyBank,
): Posting[] {
  const about = { projectId };
  return [
    ...move(account, vatCharged, parts.late_vat, { ...about, concept: 'late_vat' }),
    ...move(account, creditLineLateInterest, parts.late_interest, {
      ...about,
      concept: 'late_interest',
    }),
    ...move(account, vatCharged, parts.vat, { ...about, concept: 'vat' }),
    ...move(account, creditLineInterest, parts.interest, { ...about, concept: 'interest' }),
    ...move(account, creditLineDraw(supplierId, drawId), parts.capital, {
      ...about,
      concept: 'capital',
    }),
  ];
}
