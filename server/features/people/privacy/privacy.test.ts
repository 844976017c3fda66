import { projects } from '@server/db/schema/credit';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { users } from '@server/db/schema/identity';
import { bankAccounts, supplierAgents } from '@server/db/schema/people';
import { dataExports } from '@server/db/schema/people-privacy';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { mails, notifications } from '@server/db/schema/platform';
import { deliverMail } from '@server/features/platform/mails/deliver';
import { actingAs } from '@tests/support/acting';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { readCopy } from '@tests/support/own-copy';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetExports } from './export';

const api = await testApi();
const story = await creditStory(api);
const HOUR = 3_600_000;

const mailsTo = (address: string) => api.db.select().from(mails).where(eq(mails.to, address));

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
    const file = readCopy(taken.json.content);
    expect(file).toMatchObject({
      account: { email: me.email, roles: ['Inversionista'] },
      investor: { deposit_clabe: expect.stringMatching(/^\d{18}$/) },
      investments: [{ amount_cents: 6_000_000, status: 'Activo' }],
    });
    expect(file.movements).not.toEqual([]);
    for (const other of [second, story.applicant, story.supplier]) {
      expect(taken.json.content).not.toContain(other.email);
      expect(taken.json.content).not.toContain(other.userId);
    }
    expect((await download(me)).status).toBe(404);
    expect(await shown(me)).toBeNull();
  });

  it('asked for many times at once is one copy', async () => {
    const me = await fresh(await api.person('client'));
    const ask = () => me.call({ method: 'POST', url: '/api/v1/profile/data-export' });
    await Promise.all(Array.from({ length: 10 }, ask));
    await api.doJobs();
    const taken = await Promise.all(Array.from({ length: 10 }, () => download(me)));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
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
    const eva = await api.person('investor');
    const body = { kind: 'rectification', text: 'Mi nombre lleva acento en la e' } as const;
    const url = '/api/v1/profile/privacy-requests';
    const { json: asked } = await ana.call({ method: 'POST', url, body });
    expect(asked).toMatchObject({ folio: expect.stringMatching(/^ARCO-\d{6}$/), outcome: null });
    expect(asked.due_on).toBe('2026-12-21');
    // Of one kind one waits, also of many sent at once; another kind is another request.
    const again = await ana.call({ method: 'POST', url, body });
    expect([again.status, again.json.fields]).toEqual([
      422,
      {
        kind: `Ya pediste esto con el folio ${asked.folio}: espera la respuesta antes de pedirlo de nuevo.`,
      },
    ]);
    const many = await Promise.all(
      [1, 2, 3, 4].map(() => eva.call({ method: 'POST', url, body: { ...body, kind: 'access' } })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const { items: evas } = (await eva.call({ url })).json;
    const staff = await api.person('admin');
    const list = '/api/v1/privacy-requests?status=waiting';
    const { json } = await staff.call({ url: list });
    expect(json.items.map(({ folio, email }) => [folio, email])).toEqual([
      [asked.folio, ana.email],
      [firstOf(evas).folio, eva.email],
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
    expect((await api.lastMail(ana.email))?.text).toContain('Procede. Corregimos');
    const own = firstOf((await ana.call({ url })).json.items);
    expect(own).toMatchObject({ outcome: 'accepted', answer: answer.body.answer });
    const stranger = await api.person('client');
    expect((await stranger.call({ url })).json.items).toEqual([]);
    // Both acts are found under the person, and say of which request they are, which right and how it ended.
    const trail = await staff.call({ url: `/api/v1/audit?user_id=${ana.userId}&sort=at` });
    const of = trail.json.items.filter(({ object }) => object === 'privacy_requests');
    expect(of).toMatchObject([
      { action: 'privacy-requests.create', actor: null, details: { right: 'rectification' } },
      {
        action: 'privacy-requests.answer',
        user: firstOf(json.items).full_name,
        actor: expect.any(String),
        details: { right: 'rectification', outcome: 'accepted' },
        folios: { [asked.id]: asked.folio },
      },
    ]);
    // Once answered it may be asked again.
    expect((await ana.call({ method: 'POST', url, body })).status).toBe(200);
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

  it('waits for the answer to what was asked by law, and is the answer to who asked for the end of their data', async () => {
    const ana = await api.person('client');
    const url = '/api/v1/profile/privacy-requests';
    const ask = (kind: string) =>
      ana.call({ method: 'POST', url, body: { kind, text: 'Lo que tienen de mí' } });
    await ask('cancellation');
    expect((await closing(ana)).json.holds).toEqual([]);
    const { json: asked } = await ask('access');
    expect((await closing(ana)).json.holds).toEqual([
      expect.stringContaining(`Espera la respuesta a tu solicitud ${asked.folio}`),
    ]);
    const staff = await api.person('admin');
    const answered = await staff.call({
      method: 'POST',
      url: `/api/v1/privacy-requests/${asked.id}/answer`,
      body: { outcome: 'accepted', answer: 'Aquí están tus datos' },
    });
    expect(answered.status).toBe(200);
    expect((await close(await fresh(ana))).status).toBe(200);
    const left = await staff.call({ url: '/api/v1/privacy-requests?status=waiting&limit=100' });
    const ids: string[] = left.json.items.map((item: { user_id: string }) => item.user_id);
    expect(ids).not.toContain(ana.userId);
  });

  it('names every request that waits for its answer', async () => {
    const ana = await api.person('client');
    const folios: string[] = [];
    for (const kind of ['access', 'rectification', 'opposition', 'cancellation']) {
      const asked = await ana.call({
        method: 'POST',
        url: '/api/v1/profile/privacy-requests',
        body: { kind, text: 'Lo que tienen de mí' },
      });
      folios.push(asked.json.folio);
    }
    const { holds } = (await closing(ana)).json;
    // Closing is the answer to the last one.
    expect(holds.map((each) => /ARCO-\d+/.exec(each)?.[0])).toEqual(folios.slice(0, 3));
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
    for (const { id, attempts } of await mailsTo(eva.email)) {
      const attempt = { mailId: id, attempts };
      await deliverMail(api.db, api.adapters, api.config, attempt, api.clock.now);
    }
    expect(await mailsTo(eva.email)).toEqual([]);
    const again = await api.person('client', { email: eva.email });
    expect((await closing(again)).json.holds).toEqual([]);
  });
});

describe('closing a company', () => {
  const invite = (who: Person, email: string) =>
    who.call({
      method: 'POST',
      url: '/api/v1/applicant-invitations',
      body: { full_name: 'Inés Vega Luna', email },
    });
  const joins = async (email: string) => {
    const text = (await api.lastMail(email))?.text ?? '';
    const token = /solicitante\/crear\/([\w-]+)/.exec(text)?.[1] ?? '';
    const body = { token, password: PASSWORD, terms: true };
    const url = '/api/v1/applicant-creations/redeem';
    return (await api.anonymous({ method: 'POST', url, body })).status;
  };
  const chosen = async (supplierId: string) => {
    const me = await api.again(story.applicant);
    const url = `/api/v1/suppliers/directory?supplier_id=${supplierId}`;
    return firstOf([(await me.call({ url })).json]).items.length;
  };

  it('ends its invitations, keeps no invited person by name, and lets nobody choose it', async () => {
    const who = await api.person('supplier', { fullName: 'Luz del Norte' });
    const supplierId = present(
      (await who.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
    );
    expect((await invite(who, 'llega.tarde@ejemplo.mx')).status).toBe(200);
    expect((await invite(who, 'llega.antes@ejemplo.mx')).status).toBe(200);
    expect(await joins('llega.antes@ejemplo.mx')).toBe(200);
    expect(await chosen(supplierId)).toBe(1);
    expect((await close(await fresh(who))).status).toBe(200);
    expect(await joins('llega.tarde@ejemplo.mx')).toBe(422);
    expect(await chosen(supplierId)).toBe(0);
    await expect(story.ask({ supplier_id: supplierId })).rejects.toThrow('supplier_id');
    const kept = await api.db
      .select()
      .from(applicantInvitations)
      .where(eq(applicantInvitations.supplierId, supplierId));
    expect(kept.map(({ email }) => email).sort()).toEqual(['', 'llega.antes@ejemplo.mx']);
    const [joined] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, 'llega.antes@ejemplo.mx'));
    const own = { ...story.applicant, userId: present(joined).id, role: 'client' as const };
    expect((await close(await fresh({ ...own, email: present(joined).email }))).status).toBe(200);
    const left = await api.db.select().from(applicantInvitations);
    expect(JSON.stringify(left)).not.toMatch(/llega|Inés/);
  });

  it('ends the credits that it asked for in the name of others, and a person who closes is in none by name', async () => {
    const who = await fresh(await api.person('supplier', { fullName: 'Luz del Sur' }));
    const site = {
      street: 'Calle Secreta 480',
      neighbourhood: 'Obrera',
      municipality: 'Guadalajara',
      state: 'Jalisco',
      postal_code: '44160',
    };
    const prepare = async (email: string) => {
      const body = {
        full_name: 'Inés Vega Luna',
        email,
        phone: '33 1234 5678',
        product_id: 5,
        amount_cents: 5_000_000,
        term_months: 12,
        purpose: 'Agua para la casa de Inés',
        site,
      };
      const { json } = await who.call({ method: 'POST', url: '/api/v1/prepared-requests', body });
      const text = (await api.lastMail(email))?.text ?? '';
      const token = /activa-tu-cuenta\/([\w-]+)/.exec(text)?.[1] ?? '';
      return { token, loan_id: json.id };
    };
    const redeem = (body: object) =>
      api.anonymous({ method: 'POST', url: '/api/v1/credit-activations/redeem', body });
    const accept = (pass: string) =>
      api.anonymous({
        method: 'POST',
        url: '/api/v1/credit-activations/accept',
        body: { pass, password: PASSWORD, owed_elsewhere_cents: 0, terms: true },
      });
    const opened = async (link: object) => (await redeem(link)).json.pass;
    const waiting = await prepare('espera.uno@ejemplo.mx');
    const pass = await opened(await prepare('espera.dos@ejemplo.mx'));
    const email = 'ya.acepto@ejemplo.mx';
    const made = await accept(await opened(await prepare(email)));
    expect(made.status).toBe(200);

    const [joined] = await api.db.select().from(users).where(eq(users.email, email));
    const userId = present(joined).id;
    const own = await fresh({ ...story.applicant, userId, role: 'client' as const, email });
    await own.call({ method: 'POST', url: '/api/v1/profile/data-export' });
    await api.doJobs();
    const url = '/api/v1/profile/data-export/download';
    const file = readCopy((await own.call({ method: 'POST', url })).json.content);
    expect(file).toMatchObject({ prepared_requests: [{ email, site, state: 'Solicitado' }] });

    // The credit that is open keeps both from closing; it ends first.
    await api.db
      .update(projects)
      .set({ status: 'rejected' })
      .where(eq(projects.id, made.json.project_id));
    expect((await close(who)).status).toBe(200);
    expect((await redeem(waiting)).status).toBe(422);
    expect((await accept(pass)).status).toBe(422);
    expect((await close(own)).status).toBe(200);
    const left = JSON.stringify(await api.db.select().from(preparedRequests));
    expect(left).not.toMatch(/Inés|espera|acepto|Secreta|1234/);
  });

  it('and beginning something at the same moment come one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await fresh(await api.person('supplier'));
      const email = `a.la.vez.${round}@ejemplo.mx`;
      const agent = { full_name: 'Inés Vega Luna', email, phone: '33 1234 5678' };
      const [closed, invited, hired] = await Promise.all([
        close(who),
        invite(who, email),
        who.call({ method: 'POST', url: '/api/v1/agents', body: agent }),
      ]);
      if (closed.status === 200) {
        const open = await api.db.$count(supplierAgents, eq(supplierAgents.email, email));
        expect([open, hired.status === 200]).toEqual([0, false]);
      } else {
        expect([closed.status, hired.status]).toEqual([422, 200]);
      }
      expect([200, 401]).toContain(invited.status);
      const waiting = eq(applicantInvitations.email, email);
      if (closed.status === 200) expect(await api.db.$count(applicantInvitations, waiting)).toBe(0);
    }
  });
});
