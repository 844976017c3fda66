import { isDeepStrictEqual } from 'node:util';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { bankDays, bankMovements, type DayClose } from '@server/db/schema/treasury';
import { announceToStaff, audit, events } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, eq, exists, gt, isNull, lt } from 'drizzle-orm';
import type { BankDay } from './balance';
import { findingsOf } from './close';
import { disagree, isUnsound, ofState, stateOf } from './states';

interface Closing {
  /** Null when it closes by itself. */
  closedBy: string | null;
  config: Config;
  now: Date;
}

/** A day, locked until the end. */
export async function lockDay(tx: Tx, day: BankDay['day']): Promise<BankDay> {
  const [found] = await tx.select().from(bankDays).where(eq(bankDays.day, day)).for('update');
  if (!found) throw notFound();
  return found;
}

/**
 * Closes a day that is over: its figures and differences are kept, and staff are notified of any.
 * @throws AppError conflict when it is closed · rule when it is not over.
 */
export async function closeDay(tx: Tx, day: BankDay, { closedBy, config, now }: Closing) {
  if (day.closedAt) throw conflict(t(treasuryWords.bankDays.closeDay.closedAlready));
  if (day.day >= dayInMexicoCity(now)) throw refused(t(treasuryWords.bankDays.closeDay.notOver));
  const close = await findingsOf(tx, day, dayInMexicoCity(now));
  return keepFindings(tx, day, close, { closedBy, config, now });
}

/** What was found of a day, from now on; staff are notified of any difference. */
async function keepFindings(
  tx: Tx,
  day: BankDay,
  close: DayClose,
  { closedBy, config, now }: Closing,
) {
  const closed = await change(tx, day, { close, closedBy, closedAt: now });
  const differences = close.differences.length;
  if (stateOf(closed) === 'unsound') {
    const found = { day: day.day, differences };
    await announceToStaff(tx, config, events.bankDayUnsound, found, closedBy ? [closedBy] : []);
  }
  await audit(tx, {
    at: now,
    userId: closedBy,
    action: 'bank-days.close',
    object: 'bank_days',
    objectId: day.day,
    details: { closing_cents: day.closingCents, differences },
  });
  return closed;
}

interface Settlement {
  explanation: string | null;
  by: string | null;
  now: Date;
}

/** Differences found on a closed day are settled. */
export async function settleDay(tx: Tx, day: BankDay, { explanation, by, now }: Settlement) {
  const settled = await change(tx, day, { explanation, settledBy: by, settledAt: now });
  await audit(tx, {
    at: now,
    userId: by,
    action: 'bank-days.settle',
    object: 'bank_days',
    objectId: day.day,
    details: { reason: explanation, differences: day.close?.differences.length ?? 0 },
  });
  return settled;
}

/**
 * Closes the days that are over and whose balance the bank signed, lets go of those that were closed with
 * differences of which none is left, and closes anew, with what is found now, those that were sound until a line
 * of them was told late, or that waited for the bank in vain. What people typed or brought is closed by people.
 */
export async function closeSignedDays(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  const due = await db
    .select({ day: bankDays.day })
    .from(bankDays)
    .where(and(eq(bankDays.source, 'webhook'), isNull(bankDays.closedAt), lt(bankDays.day, today)))
    .orderBy(asc(bankDays.day));
  for (const { day } of due) {
    await inTransaction(db, async (tx) => {
      const held = await lockDay(tx, day);
      if (!held.closedAt) await closeDay(tx, held, { closedBy: null, config, now });
    });
  }
  const toldLate = await db
    .select({ day: bankDays.day })
    .from(bankDays)
    .where(
      and(
        ofState.sound,
        exists(
          db
            .select({ id: bankMovements.id })
            .from(bankMovements)
            .where(
              and(
                eq(bankMovements.occurredOn, bankDays.day),
                gt(bankMovements.createdAt, bankDays.closedAt),
              ),
            ),
        ),
      ),
    );
  for (const { day } of toldLate) {
    await inTransaction(db, async (tx) => {
      const held = await lockDay(tx, day);
      const found = await findingsOf(tx, held, today);
      if (stateOf(held) !== 'sound' || found.differences.length === 0) return;
      await keepFindings(tx, held, found, { closedBy: null, config, now });
    });
  }
  const onTheWay = await db.select({ day: bankDays.day }).from(bankDays).where(ofState.on_the_way);
  for (const { day } of onTheWay) {
    await inTransaction(db, async (tx) => {
      const held = await lockDay(tx, day);
      const found = await findingsOf(tx, held, today);
      // Its close stays as it was made, but for what has arrived or should have.
      if (stateOf(held) !== 'on_the_way' || isDeepStrictEqual(found, held.close)) return;
      if (disagree(found.differences)) {
        await keepFindings(tx, held, found, { closedBy: held.closedBy, config, now });
      } else {
        await change(tx, held, { close: found });
      }
    });
  }
  const unsound = await db.select({ day: bankDays.day }).from(bankDays).where(isUnsound);
  for (const { day } of unsound) {
    await inTransaction(db, async (tx) => {
      const held = await lockDay(tx, day);
      if (held.settledAt || (await findingsOf(tx, held, today)).differences.length > 0) return;
      await settleDay(tx, held, { explanation: null, by: null, now });
    });
  }
}

async function change(tx: Tx, { day }: BankDay, values: Partial<BankDay>): Promise<BankDay> {
  const [changed] = await tx.update(bankDays).set(values).where(eq(bankDays.day, day)).returning();
  if (!changed) throw new Error('the day is gone');
  return changed;
}
