import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { changeCharge } from './repository';
import { chargeOfLine } from './rules';

interface Line {
  id: string;
  amountCents: typeof directDebitCharges.$inferSelect.amountCents;
  senderMark: string;
  occurredOn: Day;
  concept: string;
}

/** Whether a line of a person's may be that of a charge: read with another statement, since few lines are. */
export const hasChargesAtBank = (applicantId: string) =>
  sql<boolean>`exists (select from ${directDebitCharges}
    where ${directDebitCharges.applicantId} = ${applicantId} and ${directDebitCharges.status} in ('sent', 'failed'))`;

/**
 * Marks the charge that a bank's line of an applicant is as collected; the payment itself is any line's. The applicant
 * is locked by the caller.
 */
export async function collectCharge(tx: Tx, applicantId: string, line: Line): Promise<void> {
  const waiting = await tx
    .select()
    .from(directDebitCharges)
    .where(
      and(
        eq(directDebitCharges.applicantId, applicantId),
        inArray(directDebitCharges.status, ['sent', 'failed']),
      ),
    )
    .orderBy(asc(directDebitCharges.chargeOn), asc(directDebitCharges.id));
  const charge = chargeOfLine(waiting.flatMap(asWaiting), line);
  if (!charge) return;
  await changeCharge(tx, charge.id, {
    status: 'collected',
    reason: null,
    settledOn: line.occurredOn,
    bankMovementId: line.id,
  });
}

const asWaiting = ({ status, ...charge }: typeof directDebitCharges.$inferSelect) =>
  status === 'sent' || status === 'failed' ? [{ ...charge, status }] : [];

/**
 * The line of a charge is no money: the bank sent it back, so that the charge is over, or it never was there, so that
 * the charge waits again. The applicant is locked by the caller.
 */
export async function uncollectCharge(
  tx: Tx,
  { id, kind, on }: { id: string; kind: 'returned' | 'mistaken'; on: Day },
): Promise<void> {
  await tx
    .update(directDebitCharges)
    .set(
      kind === 'returned'
        ? { status: 'returned', settledOn: on }
        : { status: 'sent', settledOn: null, bankMovementId: null },
    )
    .where(eq(directDebitCharges.bankMovementId, id));
}
