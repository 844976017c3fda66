import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { mails, notifications } from '@server/db/schema/platform';
import { doAll } from '@server/jobs/worker';
import { testApi } from '@tests/support/api';
import { worker } from '@tests/support/jobs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { announceAll, announcePart } from './announce-all';

const api = await testApi();

it('many people are notified after the transaction, each once, also when a process ends right after', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => api.person('investor')));
  const announcements = people.map(({ userId }) => ({
    userId,
    facts: { folio: 'SF-1', dueOn: toDay('2026-03-02') },
  }));
  await inTransaction(api.db, (tx) => announceAll(tx, api.config, 'loanOverdue', announcements));
  expect(await api.db.$count(notifications)).toBe(0);
  const ending = worker(api.pool, {
    async announce(announcement, { done }) {
      await announcePart(api.db, api.config, announcement, done);
      throw new Error('ended before it could say that it was done');
    },
  });
  await doAll('announce', ending);
  await api.pool.query(`update pgboss.job set start_after = now() - interval '1 s'`);
  await api.doJobs();
  const rows = await api.db.select().from(notifications);
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(
    people.map(({ userId }) => userId).toSorted(),
  );
  expect(await api.db.$count(mails)).toBe(6);
});

it('a few are notified by the transaction itself, or not at all', async () => {
  const { userId } = await api.person('investor');
  const facts = { folio: 'SF-2', dueOn: toDay('2026-03-02') };
  const own = () => api.db.$count(notifications, eq(notifications.userId, userId));
  const undone = inTransaction(api.db, async (tx) => {
    await announceAll(tx, api.config, 'loanOverdue', [{ userId, facts }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await own()).toBe(0);
  await inTransaction(api.db, (tx) =>
    announceAll(tx, api.config, 'loanOverdue', [{ userId, facts }]),
  );
  expect(await own()).toBe(1);
});
