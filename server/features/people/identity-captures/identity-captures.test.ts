import { inTransaction } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { mintLink } from '@server/features/identity';
import { type Person, testApi } from '@tests/support/api';
import { jpg, pdf } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const supplier = await api.person('supplier', { fullName: 'Sol del Bajío' });
const { supplier_id: supplierId } = (await supplier.call({ url: '/api/v1/users/getRgUserInfo' }))
  .json;
const HOUR = 3_600_000;
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';

async function newApplicant(personType = 1) {
  const who = await api.person('client', { personType });
  const [row] = await api.db.select().from(applicants).where(eq(applicants.userId, who.userId));
  return { ...who, id: row?.id ?? '' };
}

const linkIn = async (email: string) => {
  const text = (await api.lastMail(email))?.text ?? '';
  const [, clientId = '', token = ''] =
    /solicitante\/([\w-]+)\/verificacion-identidad#([\w-]+)/.exec(text) ?? [];
  return { clientId, token };
};
const ownLink = async (who: Person) => {
  expect((await who.call({ method: 'POST', url: '/api/v1/profile/identity-links' })).status).toBe(
    200,
  );
  return linkIn(who.email);
};
const redeem = ({ token, clientId }: { token: string; clientId: string }) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/identity-captures/redeem',
    body: { token, client_id: clientId },
  });
const send = (captureToken: string, photo: string, content = jpg(), fileName = 'foto.jpg') =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/identity-captures/photos',
    ...multipart({ capture_token: captureToken, photo }, { name: 'file', fileName, content }),
  });
const dead = ({ status, json }: { status: number; json: unknown }) =>
  expect([status, json]).toMatchObject([422, { message: DEAD }]);

describe('link', () => {
  test('opens the three uploads of its person, and a new photograph takes the place of another', async () => {
    const who = await newApplicant();
    const opened = await redeem(await ownLink(who));
    expect(opened.json.photos.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);
    const { capture_token: token } = opened.json;
    for (const photo of ['front', 'back', 'face', 'face']) {
      expect((await send(token, photo)).status).toBe(200);
    }
    const kept = await api.db.select().from(documents).where(eq(documents.userId, who.userId));
    expect(kept).toHaveLength(4);
    expect(kept.filter(({ supersededBy }) => supersededBy === null)).toHaveLength(3);
    expect(new Set(kept.map(({ uploadedBy }) => uploadedBy))).toEqual(new Set([who.userId]));
  });

  test('is good once: fifty at the same moment, one wins', async () => {
    const link = await ownLink(await newApplicant());
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) dead(answer);
  });

  test('survives a scanner that opens it, and shows it nothing', async () => {
    const who = await newApplicant();
    const link = await ownLink(who);
    const page = await api.anonymous({
      url: `/solicitante/${link.clientId}/verificacion-identidad`,
      headers: { accept: 'text/html' },
    });
    expect(page.bytes.toString()).not.toContain(who.email);
    expect((await redeem(link)).status).toBe(200);
  });

  test('that is altered, expired, of another kind, of another person or replaced is one and the same', async () => {
    const who = await newApplicant();
    const link = await ownLink(who);
    dead(
      await redeem({
        ...link,
        token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`,
      }),
    );
    const other = await newApplicant();
    dead(await redeem({ ...link, clientId: other.id }));
    const reset = await inTransaction(api.db, (tx) =>
      mintLink(tx, { purpose: 'password_reset', userId: who.userId, now: api.clock.now }),
    );
    dead(await redeem({ ...link, token: reset }));
    // A try at another's address spends nothing.
    const again = await ownLink(who);
    dead(await redeem(link));
    api.clock.now = new Date(api.clock.now.getTime() + 25 * HOUR);
    dead(await redeem(again));
  });

  test('is not made for an identity that is verified', async () => {
    const who = await newApplicant();
    const { capture_token: token } = (await redeem(await ownLink(who))).json;
    for (const photo of ['front', 'back', 'face']) await send(token, photo);
    await api.db
      .update(documents)
      .set({ status: 'verificado' })
      .where(eq(documents.userId, who.userId));
    const fresh = await api.again(who);
    const asked = await fresh.call({ method: 'POST', url: '/api/v1/profile/identity-links' });
    expect(asked.status).toBe(409);
    expect((await send(token, 'front')).status).toBe(409);
  });
});

describe('capture session', () => {
  test('takes the three photographs as pictures, and nothing else', async () => {
    const who = await newApplicant();
    const { capture_token: token } = (await redeem(await ownLink(await api.again(who)))).json;
    expect((await send(token, 'acta')).status).toBe(400);
    const paper = await send(token, 'front', pdf(), 'ine.pdf');
    expect([paper.status, paper.json]).toMatchObject([
      422,
      { fields: { file: expect.any(String) } },
    ]);
    const asSession = await api.withToken(token, { url: '/api/v1/profile/identity-checks' });
    expect(asSession.status).toBe(401);
  });

  test('ends after half an hour, and with the next link; the link itself uploads nothing', async () => {
    const who = await api.again(await newApplicant());
    const link = await ownLink(who);
    dead(await send(link.token, 'front'));
    const first = firstOf([(await redeem(link)).json]).capture_token;
    const second = (await redeem(await ownLink(who))).json.capture_token;
    dead(await send(first, 'front'));
    expect((await send(second, 'front')).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000);
    dead(await send(second, 'front'));
  });
});

describe('who may ask an applicant', () => {
  const ask = (who: Person, id: string) =>
    who.call({ method: 'POST', url: `/api/v1/applicants/${id}/identity-links` });

  test('their installer and staff, who never see the link', async () => {
    const who = await newApplicant();
    const installer = await api.again(supplier);
    expect((await ask(installer, who.id)).status).toBe(404);
    const info = await installer.call({ url: '/api/v1/users/getRgUserInfo' });
    await api.db
      .update(applicants)
      .set({ supplierId: info.json.supplier_id })
      .where(eq(applicants.id, who.id));
    const asked = await ask(installer, who.id);
    expect(asked.status).toBe(200);
    expect(Object.keys(asked.json)).toEqual(['expires_at']);
    const mail = await api.lastMail(who.email);
    expect(mail?.text).toContain('Sol del Bajío te pide verificar tu identidad');
    const link = await linkIn(who.email);
    const [notice] = (await who.call({ url: '/api/v1/notifications' })).json.items;
    expect(notice).toMatchObject({
      title: 'Verifica tu identidad desde tu teléfono',
      href: '/solicitante/kyc',
    });
    expect(notice?.body).not.toContain(link.token);
    expect((await redeem(link)).status).toBe(200);
    const staff = await api.person('admin');
    expect((await ask(staff, who.id)).status).toBe(200);
    expect((await ask(await api.person('client'), who.id)).status).toBe(403);
  });
});

test('a company is asked for the identity of who represents it, also when it asks itself', async () => {
  const who = await newApplicant(0);
  await ownLink(who);
  expect((await api.lastMail(who.email))?.text).toContain('identidad del representante legal');
  const staff = await api.person('admin');
  const url = `/api/v1/applicants/${who.id}/identity-links` as const;
  expect((await staff.call({ method: 'POST', url })).status).toBe(200);
  const mail = await api.lastMail(who.email);
  expect(mail?.subject).toContain('Verifica la identidad del representante legal');
  expect(mail?.text).toContain('la identidad del representante legal de tu empresa');
});

describe('return to the session', () => {
  const resume = (who: Person, state: string) =>
    who.call({ method: 'POST', url: '/api/v1/outside-steps/resume', body: { state } });

  test('is good once, where the photographs were begun, and leads where the server says', async () => {
    const who = await newApplicant();
    const { return_state: state } = (await redeem(await ownLink(who))).json;
    const other = await newApplicant();
    dead(await resume(other, state ?? ''));
    dead(await resume(who, `${state}A`));
    const all = await Promise.all(Array.from({ length: 20 }, () => resume(who, state ?? '')));
    const won = all.filter(({ status }) => status === 200);
    expect(won.map(({ json }) => json.href)).toEqual(['/solicitante/kyc']);
  });

  test('is no other session of the same person', async () => {
    const who = await newApplicant();
    const { return_state: state } = (await redeem(await ownLink(who))).json;
    dead(await resume(await api.again(who), state ?? ''));
  });
});

test('who is kept out brings nothing by a link, and who may only read is refused as in their session', async () => {
  const who = await newApplicant();
  const opened = (await redeem(await ownLink(who))).json;
  const standing = (change: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(change).where(eq(users.id, who.userId));
  await standing({ restrictionLevel: 2, restrictionReason: 'Los comprobantes no coinciden' });
  expect((await send(opened.capture_token, 'front')).json.code).toBe('restricted');
  await standing({ restrictionLevel: 0, restrictionReason: null });
  expect((await send(opened.capture_token, 'front')).status).toBe(200);

  await api.db.update(applicants).set({ supplierId }).where(eq(applicants.id, who.id));
  await standing({ staffBlockedAt: api.clock.now });
  const url = `/api/v1/applicants/${who.id}/identity-links` as const;
  // Whether staff keep the person out is not the installer's business.
  const installer = await api.again(supplier);
  expect((await installer.call({ method: 'POST', url })).status).toBe(200);
  dead(await redeem(await linkIn(who.email)));
  dead(await send(opened.capture_token, 'back'));
});
