import { users } from '@server/db/schema/identity';
import { bankAccounts } from '@server/db/schema/people';
import { dataExports } from '@server/db/schema/people-privacy';
import { notifications } from '@server/db/schema/platform';
import { actingAs } from '@tests/support/acting';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetExports } from './export';

const api = await testApi();
const story = await creditStory(api);
const HOUR = 3_600_000;

/** The same person, whose session and second factor are of now. */
async function fresh<P extends Person>(who: P): Promise<P> {
  const again = await api.again(who);
  await api.stepUp(again);
  return again;
}

const closing = (who: Person) => who.call({ url: '/api/v1/profile/closing' });
const close = (who: Person, password = PASSWORD) =>
  who.call({ method: 'POST', url: '/api/v1/profile/closing', body: { password } });

describe('a copy of one’s data', () => {
  const shown = async (who: Person) =>
    (await who.call({ url: '/api/v1/profile/data-export' })).json.export;
  const download = (who: Person) =>
    who.call({ method: 'POST', url: '/api/v1/profile/data-export/download' });
  async function copied(who: Person) {
    const asked = await who.call({ method: 'POST', url: '/api/v1/profile/data-export' });
    expect(asked.status).toBe(200);
    await api.doJobs();
    return present(await shown(who));
  }

  it('has what all domains keep of the person and of nobody else, and is taken once', async () => {
    const { first, second } = await story.repaying();
    const me = await fresh(first);
    await copied(me);
    expect((await api.lastMail(me.email))?.subject).toContain('Tus datos están listos');
    const [row] = await api.db.select().from(dataExports).where(eq(dataExports.userId, me.userId));
    expect(row?.content).not.toContain(me.email);
    const stranger = await fresh(await api.person('investor'));
    expect((await download(stranger)).status).toBe(404);

    const taken = await download(me);
    const file: Record<string, unknown> = JSON.parse(taken.json.content);
    expect(file).toMatchObject({
      account: { email: me.email, roles: ['investor'] },
      investor: { deposit_clabe: expect.stringMatching(/^\d{18}$/) },
      investments: [{ amount_cents: 6_000_000, status: 'active' }],
    });
    expect(file.movements).not.toEqual([]);
    for (const other of [second, story.applicant, story.supplier]) {
      expect(taken.json.content).not.toContain(other.email);
      expect(taken.json.content).not.toContain(other.userId);
    }
    expect((await download(me)).status).toBe(404);
    expect(await shown(me)).toBeNull();
  });

  it('is the person’s alone, with a fresh second factor, for 72 hours', async () => {
    const ana = await api.person('client');
    const refused = await ana.call({ method: 'POST', url: '/api/v1/profile/data-export' });
    expect(refused.json.code).toBe('step_up_required');
    await api.stepUp(ana);
    await copied(ana);
    const acting = await actingAs(api, ana);
    const url = '/api/v1/profile/data-export/download';
    expect((await acting({ method: 'POST', url })).status).toBe(403);
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 72 * HOUR + 1);
    expect((await download(await fresh(ana))).status).toBe(404);
    await forgetExports(api.db, api.clock.now);
    expect(await api.db.$count(dataExports, eq(dataExports.userId, ana.userId))).toBe(0);
    api.clock.now = begun;
  });
});

describe('a right over one’s data', () => {
  it('is asked with a folio, due in twenty days of work, and answered once by staff', async () => {
    const begun = api.clock.now;
    api.clock.now = new Date('2026-11-23T18:00:00Z');
    const ana = await api.person('client');
    const body = { kind: 'rectification', text: 'Mi nombre lleva acento en la e' } as const;
    const url = '/api/v1/profile/privacy-requests';
    const { json: asked } = await ana.call({ method: 'POST', url, body });
    expect(asked).toMatchObject({ folio: expect.stringMatching(/^ARCO-\d{6}$/), outcome: null });
    expect(asked.due_on).toBe('2026-12-21');
    const staff = await api.person('admin');
    const list = '/api/v1/privacy-requests?status=waiting';
    const { json } = await staff.call({ url: list });
    expect(json.items.map(({ folio, email }) => [folio, email])).toEqual([
      [asked.folio, ana.email],
    ]);
    const answer = {
      method: 'POST',
      url: `/api/v1/privacy-requests/${asked.id}/answer`,
      body: { outcome: 'accepted', answer: 'Corregimos tu nombre hoy mismo.' },
    } as const;
    expect((await ana.call(answer)).status).toBe(403);
    expect((await staff.call(answer)).status).toBe(200);
    expect((await staff.call(answer)).status).toBe(409);
    expect((await api.lastMail(ana.email))?.text).toContain('Corregimos tu nombre hoy mismo.');
    const own = firstOf((await ana.call({ url })).json.items);
    expect(own).toMatchObject({ outcome: 'accepted', answer: answer.body.answer });
    const stranger = await api.person('client');
    expect((await stranger.call({ url })).json.items).toEqual([]);
    api.clock.now = begun;
  });
});

describe('closing an account', () => {
  it('is refused with the list of what is open, and erases nothing', async () => {
    const { first } = await story.repaying();
    for (const who of [first, story.applicant, await api.person('admin')]) {
      const me = await fresh(who);
      const { holds } = (await closing(me)).json;
      expect(holds).not.toEqual([]);
      const refused = await close(me);
      expect([refused.status, refused.json.message]).toEqual([422, holds.join(' ')]);
      expect((await closing(me)).status).toBe(200);
    }
  });

  it('takes the password and a second factor, erases the person and frees the address', async () => {
    const eva = await api.person('investor', { fullName: 'Eva Luna Prado' });
    expect((await close(eva)).json.code).toBe('step_up_required');
    const me = await fresh(eva);
    const investorId = (await me.call({ url: '/api/v1/users/getRgUserInfo' })).json.investor_id;
    const kept = { clabe: 'x', mark: 'x', holder: 'Eva Luna Prado', changedAt: api.clock.now };
    await api.db.insert(bankAccounts).values({ ownerId: present(investorId), ...kept });
    expect((await close(me, 'No-es-esta-2026')).json.fields).toHaveProperty('password');
    expect((await close(me)).status).toBe(200);

    expect((await me.call({ url: '/api/v1/profile/closing' })).status).toBe(401);
    const [row] = await api.db.select().from(users).where(eq(users.id, eva.userId));
    expect(row).toMatchObject({ status: 'closed', fullName: 'Cuenta cerrada', phone: null });
    expect(JSON.stringify(row)).not.toMatch(/Eva|investor-\d+@/);
    expect(await api.db.$count(bankAccounts, eq(bankAccounts.holder, kept.holder))).toBe(0);
    expect(await api.db.$count(notifications, eq(notifications.userId, eva.userId))).toBe(0);
    expect((await api.lastMail(eva.email))?.subject).toContain('Cerramos tu cuenta');
    const again = await api.person('client', { email: eva.email });
    expect((await closing(again)).json.holds).toEqual([]);
  });
});
