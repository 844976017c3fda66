import { connect, inTransaction } from '@server/db/connection';
import { mails, notifications } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { countStatements } from '@tests/support/statements';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { announceNotices, toStaff, toUser } from './announce';
import { events } from './events/events';

const api = await testApi();

it('sends all that one act tells people by two statements, to each what is theirs', async () => {
  const [staff, other] = [await api.person('admin'), await api.person('admin')];
  const eva = await api.person('investor');
  const endCount = countStatements();
  const { db, pool } = connect(api.databaseUrl, () => undefined);
  const asked = { title: 'Enviar un retiro', amount: null };
  await inTransaction(db, (tx) =>
    announceNotices(tx, api.config, [
      toStaff(events.approvalAsked, asked, [other.userId]),
      toUser(eva.userId, events.phoneChanged, { last4: '0001' }),
      toUser(eva.userId, events.phoneChanged, { last4: '0002' }),
      toUser(other.userId, events.documentVerified, { name: 'Recibo de luz', href: null }),
    ]),
  );
  await pool.end();
  // With what begins and ends the transaction.
  expect(endCount()).toBe(4);

  const belled = await api.db.select().from(notifications).orderBy(asc(notifications.id));
  expect(belled.map(({ userId }) => userId)).toEqual([
    ...[staff.userId, eva.userId, eva.userId, other.userId],
  ]);
  expect(belled[1]?.body).toContain('0001');
  expect(belled[2]?.body).toContain('0002');
  const written = await api.db.select().from(mails);
  expect(written.filter(({ to }) => to === eva.email)).toHaveLength(2);
  expect(written.filter(({ to }) => to === other.email)).toEqual([]);
});
