import { applicants } from '@server/db/schema/people';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { isAnyoneWaiting } from '@tests/support/lock-waits';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
await story.repaying();

it('a payment waits for its applicant before it locks any balance of theirs, as a return of it does', async () => {
  const { applicant } = story;
  const [row] = await api.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, applicant.userId));
  const unapplied = applicantUnapplied(row?.id ?? '');
  const pays = () =>
    bank.report(bank.line({ receiver_clabe: row?.paymentClabe, amount_cents: 10_000 }));
  // The balance is there once a first payment came.
  await pays();
  let payment: ReturnType<typeof pays> | undefined;
  await api.db.transaction(async (tx) => {
    await tx
      .select()
      .from(applicants)
      .where(eq(applicants.id, row?.id ?? ''))
      .for('update');
    payment = pays();
    await expect.poll(() => isAnyoneWaiting(api.db), { timeout: 5_000 }).toBe(true);
    await tx.execute(sql`set local lock_timeout = '500ms'`);
    await balances(tx, [unapplied], { lock: true });
  });
  expect((await payment)?.status).toBe(200);
});
