import { users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { PASSWORD, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();

const entries = (action: string, userId: string) =>
  api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.userId, userId)));

describe('the trail holds', () => {
  const login = (email: string, password: string) =>
    api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });

  it('each sign-in that was refused, and not what was typed', async () => {
    const who = await api.person('investor');
    await login(who.email, 'mala-contraseña-1');
    const [row] = await entries('sessions.refuse', who.userId);
    expect(row).toMatchObject({ objectId: who.userId, details: { ip: expect.any(String) } });
    await login('nadie-la-conoce@ejemplo.mx', 'mala-contraseña-1');
    const refused = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'sessions.refuse'));
    expect(refused).toHaveLength(2);
    expect(JSON.stringify(refused)).not.toMatch(/mala|nadie/);
  });

  it('a sign-in that was refused at its second factor', async () => {
    const who = await api.person('investor');
    await enrolSecondFactor(api, who);
    const { challenge_token } = (await login(who.email, PASSWORD)).json;
    const wrong = await api.anonymous({
      method: 'POST',
      url: '/api/auth/second-factor',
      body: { challenge_token, code: '000000' },
    });
    expect(wrong.status).toBe(400);
    expect(await entries('sessions.refuse', who.userId)).toHaveLength(1);
  });

  it('who opened a contract, and who read a mail', async () => {
    const story = await creditStory(api);
    const { projectId } = await story.installing();
    const contract = (await story.show(projectId)).contract;
    const file = await story.staff.call({ url: `/api/v1/contracts/${contract?.id}/file` });
    expect(file.status).toBe(200);
    expect(await entries('contracts.view', story.staff.userId)).toMatchObject([
      { objectId: contract?.id, details: { sha256: contract?.sha256 } },
    ]);
    const mail = firstOf((await story.staff.call({ url: '/api/v1/mails' })).json.items);
    expect((await story.staff.call({ url: `/api/v1/mails/${mail.id}` })).status).toBe(200);
    expect(await entries('mails.view', story.staff.userId)).toMatchObject([{ objectId: mail.id }]);
    // Staff go on from an act to what it was done to: its own page, or that of what it is a part of.
    const placesOf = async (object: string) =>
      (await story.staff.call({ url: `/api/v1/audit?limit=50&object=${object}` })).json.items.map(
        ({ to }) => to,
      );
    expect(await placesOf('mails')).toEqual([`/backoffice/correos?open=${mail.id}`]);
    expect(new Set(await placesOf('contracts'))).toEqual(
      new Set([`/backoffice/credito/${projectId}`]),
    );
    expect(new Set(await placesOf('projects'))).toEqual(
      new Set([`/backoffice/credito/${projectId}`]),
    );
  });

  it('what was done to one record, by any user, apart from what was done to others', async () => {
    const staff = await api.person('admin');
    const [one, other] = [await api.person('investor'), await api.person('investor')];
    for (const { email } of [one, one, other]) await login(email, 'mala-contraseña-1');
    const { json } = await staff.call({
      url: `/api/v1/audit?object=users&object_id=${one.userId}&action=sessions.refuse`,
    });
    expect(json.items.map(({ object_id }) => object_id)).toEqual([one.userId, one.userId]);
    // People know an account by its person.
    const [kept] = await api.db.select().from(users).where(eq(users.id, one.userId));
    expect(firstOf(json.items)).toMatchObject({
      folios: { [one.userId]: kept?.fullName },
      to: `/backoffice/expediente/${one.userId}`,
    });
  });
});
