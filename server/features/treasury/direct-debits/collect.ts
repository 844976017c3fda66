import type { Day } from '@contract/kernel/fields/day';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { holdApplicant } from '@server/features/credit';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { settleCardCharge } from '../cards/charges';
import { type Charge, changeCharge, findCharge, shownCharge } from './repository';
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
export async function collectCharge(
  tx: Tx,
  applicantId: string,
  line: Line,
  now: Date,
): Promise<void> {
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
  if (charge) await writeCollected(tx, charge, line, now);
}

/** The charge is collected by a line; what is known of its card's charge gives way to that. */
async function writeCollected(
  tx: Tx,
  { id, reference, sourceKind }: Pick<Charge, 'id' | 'reference' | 'sourceKind'>,
  line: Pick<Line, 'id' | 'occurredOn'>,
  now: Date,
): Promise<Charge> {
  if (sourceKind === 'card') await settleCardCharge(tx, reference, { state: 'paid' }, now);
  return changeCharge(tx, id, {
    status: 'collected',
    reason: null,
    settledOn: line.occurredOn,
    bankMovementId: line.id,
  });
}

/**
 * Staff say which of the applicant's payments is that of a charge, where its line does not name it: no money moves.
 * @throws AppError conflict when it is known what became of it, rule of a line that is none of theirs
 */
export async function collectByHand(
  tx: Tx,
  id: string,
  { trackingKey, now }: { trackingKey: string; now: Date },
): Promise<Charge> {
  const { applicantId } = await findCharge(tx, id);
  await holdApplicant(tx, applicantId);
  const charge = await findCharge(tx, id);
  const { status, amountCents, chargeOn } = charge;
  if (status !== 'sent' && status !== 'failed') throw conflict(t(words.notCollectable));
  const lines = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.trackingKey, trackingKey),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.amountCents, amountCents),
        gte(bankMovements.occurredOn, chargeOn),
      ),
    )
    .orderBy(asc(bankMovements.id));
  const standing = lines.filter((line) => !isOver.some((over) => over === line.status));
  if (standing.length === 0) throw ofField(t(words.noLine, { amount: amountCents }));
  const theirs = standing.filter(
    (line) =>
      line.matchedKind === 'applicant' &&
      line.matchedId === applicantId &&
      (line.status === 'matched' || line.status === 'assigned'),
  );
  if (theirs.length === 0) {
    const { applicant_name: name } = await shownCharge(tx, id);
    throw ofField(t(words.lineOfOther, { name }));
  }
  for (const line of theirs) {
    const taken = eq(directDebitCharges.bankMovementId, line.id);
    if ((await tx.$count(directDebitCharges, taken)) === 0) {
      return writeCollected(tx, charge, line, now);
    }
  }
  throw ofField(t(words.lineTaken));
}

const isOver = ['dismissed', 'mistaken', 'returned', 'returning'] as const;

const ofField = (message: string) => refused(message, { tracking_key: message });

const asWaiting = ({ status, ...charge }: typeof directDebitCharges.$inferSelect) =>
  status === 'sent' || status === 'failed' ? [{ ...charge, status }] : [];

/**
 * The line of a charge is no money: the bank sent it back, so that the charge is over, or it never was there, so that
 * the charge waits again. The applicant is locked by the caller.
 */
export async function uncollectCharge(
  tx: Tx,
  { id, kind, on, now }: { id: string; kind: 'returned' | 'mistaken'; on: Day; now: Date },
): Promise<void> {
  const [charge] = await tx
    .update(directDebitCharges)
    .set(
      kind === 'returned'
        ? { status: 'returned', settledOn: on }
        : { status: 'sent', settledOn: null, bankMovementId: null },
    )
    .where(eq(directDebitCharges.bankMovementId, id))
    .returning();
  if (charge?.sourceKind !== 'card') return;
  const state = kind === 'returned' ? 'returned' : 'pending';
  await settleCardCharge(tx, charge.reference, { state }, now);
}
