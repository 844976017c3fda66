import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { PauseReason } from '@contract/treasury/direct-debits';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { announce, events } from '@server/features/platform';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { changeMandate, type Mandate } from './repository';
import { nameSource } from './source';

/** Takes back what of a mandate has not gone to the bank; its applicant is locked by the caller. */
export const withdrawCharges = (tx: Tx, directDebitId: string, today: Day) =>
  tx
    .update(directDebitCharges)
    .set({ status: 'withdrawn', settledOn: today })
    .where(
      and(
        eq(directDebitCharges.directDebitId, directDebitId),
        inArray(directDebitCharges.status, ['announced', 'ordered']),
      ),
    );

/** Ends all mandates of an applicant whose account is closed, and takes back what has not gone to the bank. */
export async function endMandates(tx: Tx, applicantId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(directDebits)
    .set({ status: 'cancelled', pauseReason: null, endedAt: now })
    .where(and(eq(directDebits.applicantId, applicantId), ne(directDebits.status, 'cancelled')))
    .returning({ id: directDebits.id });
  for (const { id } of ended) await withdrawCharges(tx, id, dayInMexicoCity(now));
}

interface Halt {
  mandate: Mandate;
  why: Exclude<PauseReason, 'person'>;
  applicant: { userId: string };
  folio: string;
  today: Day;
  config: Config;
}

/** Pauses a mandate that cannot charge any more, and tells its person. */
export async function haltMandate(
  tx: Tx,
  { mandate, why, applicant, folio, today, config }: Halt,
): Promise<void> {
  await changeMandate(tx, mandate.id, { status: 'paused', pauseReason: why });
  await withdrawCharges(tx, mandate.id, today);
  await announce(tx, config, applicant.userId, events.directDebitHalted, {
    folio,
    why,
    source: nameSource(mandate),
  });
}
