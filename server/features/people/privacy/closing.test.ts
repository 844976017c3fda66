import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { queueSms } from '@server/features/platform/mails/outbox';
import { PASSWORD, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const PHONE = '+525512345678';

it('a closed account keeps neither what staff noted of the person nor messages to their telephone', async () => {
  const who = await api.person('investor');
  await api.db
    .update(users)
    .set({
      ...{ phone: PHONE, tags: ['vigilar'], openedFrom: '189.203.0.0', openedUntil: new Date() },
      ...{ restrictionLevel: 1, restrictionReason: 'Los comprobantes no coinciden' },
    })
    .where(eq(users.id, who.userId));
  await inTransaction(api.db, (tx) =>
    queueSms(tx, api.config, { to: PHONE, text: 'Tu código', subject: 'Código', kind: 'code' }),
  );
  await api.db.update(mails).set({ dueAt: null, sentAt: api.clock.now });
  await api.stepUp(who);
  const body = { password: PASSWORD };
  const closed = await who.call({ method: 'POST', url: '/api/v1/profile/closing', body });
  expect(closed.status).toBe(200);
  expect((await who.call({ url: '/api/v1/profile' })).json.message).toBe('Cerraste tu cuenta.');
  const [row] = await api.db.select().from(users).where(eq(users.id, who.userId));
  expect(JSON.stringify(row)).not.toMatch(/vigilar|comprobantes|189\.203|5512345678/);
  expect(await api.db.$count(mails, eq(mails.to, PHONE))).toBe(0);
});
