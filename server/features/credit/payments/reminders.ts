import { addDays, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { instalmentReminders, loanInstalments, loans } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { applicants, investors } from '@server/db/schema/people';
import { announce, announceAll, events } from '@server/features/platform';
import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { totalOwed } from '../loans/owed';
import { isChargedByItself } from './charged-by-itself';
import { owedByApplicant } from './repository';

/** How long before it is due an instalment is announced. */
const DAYS_BEFORE = 3;

/** An instalment that is owed and of which its applicant was not notified yet as near, or as missed. */
interface DueReminder {
  loanId: string;
  applicantId: string;
  applicantUserId: string;
  n: number;
  dueOn: string;
}

/**
 * Reminds applicants of what they have to pay: once when an instalment is near, once when it is overdue. A
 * job that runs late reminds of what is true by then; days are those of Mexico City.
 */
export async function remindOfInstalments(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  for (const instalment of await remindersDue(db, today)) {
    await inTransaction(db, (tx) => remind(tx, instalment, { config, today, now }));
  }
}

function remindersDue(db: Db, today: Day): Promise<DueReminder[]> {
  const event = sql`case when ${loanInstalments.dueOn} < ${today} then 'overdue' else 'due_soon' end`;
  return db
    .select({
      loanId: loans.id,
      applicantId: applicants.id,
      applicantUserId: applicants.userId,
      n: loanInstalments.n,
      dueOn: loanInstalments.dueOn,
    })
    .from(loanInstalments)
    .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .where(
      and(
        eq(loans.status, 'repaying'),
        isNull(loanInstalments.paidOn),
        lte(loanInstalments.dueOn, addDays(today, DAYS_BEFORE)),
        notExists(
          db
            .select({ n: instalmentReminders.n })
            .from(instalmentReminders)
            .where(
              and(
                eq(instalmentReminders.loanId, loanInstalments.loanId),
                eq(instalmentReminders.n, loanInstalments.n),
                sql`${instalmentReminders.event} = ${event}`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(loanInstalments.dueOn), asc(loanInstalments.id));
}

interface When {
  config: Config;
  today: Day;
  now: Date;
}

async function remind(tx: Tx, reminder: DueReminder, { config, today, now }: When): Promise<void> {
  const { loanId, applicantId, applicantUserId, n } = reminder;
  const dueOn = toDay(reminder.dueOn);
  const person = await owedByApplicant(tx, applicantId, today);
  const open = person.open.find(({ loan }) => loan.id === loanId);
  const row = open?.owed.rows.find((each) => each.n === n);
  if (!open || !row) return;
  const { next } = open.owed;
  const amount = next?.n === n ? next.missing : totalOwed(row);
  // What we hold of theirs pays it on its day: there is nothing to ask for.
  if (amount === 0) return;
  const event = dueOn < today ? 'overdue' : 'due_soon';
  // They were told of the charge, and have nothing to do.
  if (event === 'due_soon' && (await isChargedByItself(tx, { loanId, dueOn }))) return;
  const fresh = await tx
    .insert(instalmentReminders)
    .values({ loanId, n, event, toldAt: now })
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0) return;
  const { folio } = open;
  const notification = event === 'overdue' ? events.instalmentOverdue : events.instalmentDueSoon;
  await announce(tx, config, applicantUserId, notification, { folio, n, dueOn, amount });
  if (event !== 'overdue') return;
  const investors = await investorsOfLoan(tx, loanId);
  await announceAll(
    tx,
    config,
    'loanOverdue',
    investors.map((userId) => ({ userId, facts: { folio, dueOn } })),
  );
}

async function investorsOfLoan(tx: Tx, loanId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: investors.userId })
    .from(participations)
    .innerJoin(investors, eq(investors.id, participations.investorId))
    .where(and(eq(participations.loanId, loanId), isNull(participations.heldUntil)));
  return rows.map(({ userId }) => userId);
}
