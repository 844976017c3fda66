import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { loanInstalments, loans } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import { mails, notifications } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { and, asc, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { remindOfInstalments } from './reminders';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { first, projectId } = await story.repaying();
const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
const [applicant] = await api.db
  .select()
  .from(applicants)
  .where(eq(applicants.userId, story.applicant.userId));
const calendar = await api.db
  .select()
  .from(loanInstalments)
  .where(eq(loanInstalments.loanId, loan?.id ?? ''))
  .orderBy(asc(loanInstalments.n));
const due = (n: number) => calendar[n - 1]?.dueOn ?? '';

/** Midnight in Mexico City, which is six hours behind UTC, so many days after a day. */
const midnight = (day: string, days: number) =>
  new Date(Date.parse(`${day}T06:00:00Z`) + days * 86_400_000);
const SECOND = 1000;

async function run(now: Date) {
  await remindOfInstalments(api.db, api.config, now);
  await api.doJobs();
}

const notified = async (userId: string, title: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.title, title)))
      .orderBy(notifications.id)
  ).map(({ body }) => body);

const soon = () => notified(story.applicant.userId, 'Tu mensualidad vence el %');
const overdue = () => notified(story.applicant.userId, 'Tu mensualidad % está vencida');

/** Pays at noon, so many days after an instalment is due. */
const pay = async (cents: number, n: number, days: number) => {
  api.clock.now = midnight(due(n), days + 0.5);
  const reply = await bank.report(
    bank.line({
      receiver_clabe: applicant?.paymentClabe,
      amount_cents: cents,
      occurred_on: dayInMexicoCity(api.clock.now),
    }),
  );
  expect(reply.status).toBe(200);
};

it('reminds of an instalment once, from the first moment of the third day before it', async () => {
  await run(new Date(midnight(due(1), -3).getTime() - SECOND));
  expect(await soon()).toEqual([]);
  await Promise.all([run(midnight(due(1), -3)), run(midnight(due(1), -3))]);
  await run(midnight(due(1), -2));
  await run(new Date(midnight(due(1), 1).getTime() - SECOND));
  expect(await soon()).toHaveLength(1);
  expect((await soon())[0]).toContain('mensualidad 1: paga $9,642.77 MXN');
  expect(await overdue()).toEqual([]);
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, story.applicant.email), like(mails.subject, 'Tu mensualidad%')));
  expect(mail?.subject).toContain(String(Number(due(1).slice(8))));
});

it('notifies once that it is overdue, with what is owed that day, and its investors too', async () => {
  await run(midnight(due(1), 10));
  await run(midnight(due(1), 11));
  expect(await overdue()).toHaveLength(1);
  // 10 days of 48 % a year on the capital of $7,322.77, and its VAT.
  expect((await overdue())[0]).toContain('$9,756.03 MXN');
  expect(await notified(first.userId, '%tiene un pago vencido')).toHaveLength(1);
});

it('does not remind of what was paid, and when the job was late only of what is true by then', async () => {
  await pay(975_603, 1, 10);
  await run(midnight(due(2), -1));
  expect(await soon()).toHaveLength(2);
  await pay(964_277, 2, -1);
  await run(midnight(due(2), 2));
  expect(await overdue()).toHaveLength(1);
  // The job did not run around the third instalment.
  await run(midnight(due(3), 1));
  expect(await soon()).toHaveLength(2);
  expect(await overdue()).toHaveLength(2);
});

it('asks for nothing that a credit balance pays', async () => {
  await pay(5_000_000, 3, 1);
  await run(midnight(due(5), -3));
  expect(await soon()).toHaveLength(2);
});
