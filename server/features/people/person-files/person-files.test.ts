import { curpCheckDigit } from '@contract/kernel/fields/curp';
import { users } from '@server/db/schema/identity';
import { applicants, investors, legalAcceptances, suppliers } from '@server/db/schema/people';
import { notifications } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { declaredOwner } from '@tests/support/declared';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf } from '@tests/support/present';
import { alsoStaff, asTwo, freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const staff = await api.person('admin');
const CURP = 'MOTR930411HJCRMN03';

async function investorIdOf({ userId }: Person) {
  const rows = await api.db.select().from(investors).where(eq(investors.userId, userId));
  return firstOf(rows).id;
}

async function fileOf(person: Person) {
  if (person.role === 'investor') {
    return `/api/v1/investors/${await investorIdOf(person)}` as const;
  }
  const rows = await api.db.select().from(applicants).where(eq(applicants.userId, person.userId));
  return `/api/v1/applicants/${firstOf(rows).id}` as const;
}

test('staff see a person whole, with identifiers by their end, and nobody else does', async () => {
  const { applicant, supplier } = story;
  await applicant.call({
    method: 'PUT',
    url: '/api/v1/profile',
    body: { version: 0, curp: CURP, birth_day: '1993-04-11', sex: 'H', nationality: 'MX' },
  });
  await story.ask();
  const url = await fileOf(applicant);
  const { status, json } = await staff.call({ url });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    user_id: applicant.userId,
    full_name: 'Lucía Cruz Peña',
    profile: { nationality: 'MX', missing: ['marital_regime'] },
    identity: { level: 0, status: 'pending' },
    projects: [{ status: 'in_review' }],
  });
  expect(JSON.stringify(json)).not.toContain(CURP);
  expect(json.profile.curp).toBe(`••••${CURP.slice(-4)}`);
  for (const other of [applicant, supplier]) expect((await other.call({ url })).status).toBe(404);
  expect((await staff.call({ url: `/api/v1/applicants/${UNKNOWN_ID}` })).status).toBe(404);
  const investor = await api.person('investor');
  expect((await investor.call({ url: await fileOf(investor) })).status).toBe(404);
  expect((await staff.call({ url: await fileOf(investor) })).json).toMatchObject({
    experienced: false,
    participations: 0,
  });
});

test('a CURP that contradicts the rest, or that another account has, is kept and marked for staff', async () => {
  const curp = 'PEGR860312MYNXLS07';
  const save = (who: Person, body: object) =>
    who.call({ method: 'PUT', url: '/api/v1/profile', body: { curp, ...body } });
  const marks = async (who: Person) =>
    (await staff.call({ url: `/api/v1/users/${who.userId}/data` })).json.curp;
  const notices = () =>
    api.db
      .select({ body: notifications.body })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, staff.userId),
          eq(notifications.title, 'La misma CURP en dos cuentas'),
        ),
      );
  const rosa = await api.person('client', { fullName: 'Rosa Peña Galván' });
  expect((await save(rosa, { version: 0, birth_day: '1986-03-12', sex: 'M' })).status).toBe(200);
  expect(await marks(rosa)).toEqual({ doubts: [], shared_with: [] });
  expect(await notices()).toEqual([]);

  const luis = await api.person('investor', { fullName: 'Luis Peña Galván' });
  expect((await save(luis, { version: 0, birth_day: '1986-03-13', sex: 'H' })).status).toBe(200);
  expect(await marks(luis)).toEqual({
    doubts: ['name', 'sex', 'birth_day'],
    shared_with: [{ user_id: rosa.userId, full_name: 'Rosa Peña Galván' }],
  });
  expect((await marks(rosa)).shared_with).toEqual([
    { user_id: luis.userId, full_name: 'Luis Peña Galván' },
  ]);
  // Told once, not with each save of the same.
  await save(luis, { version: 1, birth_day: '1986-03-12', sex: 'H' });
  expect(await notices()).toEqual([
    {
      body: 'Luis Peña Galván registró la CURP que ya tiene la cuenta de Rosa Peña Galván. Revisa en sus expedientes quién es cada quien.',
    },
  ]);

  // Nor where they save another in between, nor of the same pair from its other end.
  const own = { birth_day: '1986-03-12', sex: 'H' };
  const other = { ...own, curp: 'SABC560626MDFLRN01' };
  expect((await save(luis, { version: 2, ...other })).status).toBe(200);
  expect((await save(luis, { version: 3, ...own })).status).toBe(200);
  expect((await save(rosa, { version: 1, ...other })).status).toBe(200);
  expect((await save(rosa, { version: 2, ...own })).status).toBe(200);
  expect(await notices()).toHaveLength(1);
  // A third account is another matter, and who has read of one is told of it again.
  const eva = await api.person('client', { fullName: 'Eva Peña Galván' });
  await save(eva, { version: 0, ...own });
  expect(await notices()).toHaveLength(3);
  await staff.call({ method: 'POST', url: '/api/v1/notifications/read', body: {} });
  await save(luis, { version: 4, ...other });
  await save(luis, { version: 5, ...own });
  expect(await notices()).toHaveLength(5);
});

test('of a CURP that many accounts have, staff get one notice until they have read it', async () => {
  const first17 = 'LOMA790221MJCPRN0';
  const body = {
    version: 0,
    curp: `${first17}${curpCheckDigit(first17)}`,
    birth_day: '1979-02-21',
    sex: 'M',
  };
  const told = async () => {
    const { json } = await staff.call({ url: '/api/v1/notifications?limit=100' });
    return json.items
      .filter((item) => item.title === 'La misma CURP en dos cuentas' && !item.read_at)
      .map((item) => item.body);
  };
  const save = async () => {
    const who = await api.person('client', { fullName: 'Ana López Mora' });
    expect((await who.call({ method: 'PUT', url: '/api/v1/profile', body })).status).toBe(200);
  };
  await staff.call({ method: 'POST', url: '/api/v1/notifications/read', body: {} });
  for (let accounts = 1; accounts <= 4; accounts += 1) await save();
  // Of four, each pair.
  expect(await told()).toHaveLength(6);
  for (let accounts = 5; accounts <= 7; accounts += 1) await save();
  const ofMany = (await told()).filter((text) => text?.includes('otras 4 cuentas'));
  expect([(await told()).length, ofMany.length]).toEqual([7, 1]);
});

test('staff read what a person declared of themselves and of who is behind the account', async () => {
  const who = await api.person('investor');
  await api.stepUp(who);
  const url = await fileOf(who);
  const declared = async () => (await staff.call({ url })).json.identity.declared;
  expect(await declared()).toBeNull();
  const base = '/api/v1/profile/identity-checks';
  const own = {
    version: 0,
    own_account: false,
    occupation: 'Comerciante',
    pep: 'relative',
    pep_office: 'Diputada local, mi hermana',
    funds_source: 'business',
    funds_use: 'Que mi ahorro rinda',
    monthly_amount_cents: 500_000,
    taxed_abroad: true,
    tax_country: 'Canadá',
    foreign_tax_number: '123456789',
  };
  await who.call({ method: 'PUT', url: `${base}/person`, body: own });
  await who.call({ method: 'PUT', url: `${base}/real_owner`, body: declaredOwner });
  expect(await declared()).toMatchObject({
    person: { pep: 'relative', pep_office: 'Diputada local, mi hermana', tax_country: 'Canadá' },
    parties: [{ subject: 'real_owner', answers: { full_name: 'Elena Godoy Díaz' } }],
  });
  const { json } = await staff.call({ url: `/api/v1/users/${who.userId}/data` });
  expect(json.identity.declared).toEqual(await declared());
  const told = JSON.stringify(json.identity);
  for (const identifier of [
    declaredOwner.rfc,
    declaredOwner.curp,
    declaredOwner.paper_number,
    own.foreign_tax_number,
  ]) {
    expect(told).not.toContain(identifier);
  }
  // Who acts for themselves again has nobody behind the account.
  await who.call({
    method: 'PUT',
    url: `${base}/person`,
    body: { ...own, version: 1, own_account: true },
  });
  expect(await declared()).toMatchObject({ person: { own_account: true }, parties: [] });
});

test('staff correct a name with a reason, its person is told, and an older read is refused', async () => {
  const person = await api.person('client', { fullName: 'Nombre Mal Escrito' });
  const url = await fileOf(person);
  const body = { version: 0, full_name: 'Nombre Bien Escrito', reason: 'Como en su INE.' };
  expect((await staff.call({ method: 'PUT', url, body })).json).toMatchObject({
    code: 'step_up_required',
  });
  await freshFactor(api, staff);
  const misnamed = { ...body, full_name: 'Techos 3M, S.A.' };
  expect((await staff.call({ method: 'PUT', url, body: misnamed })).json.fields).toEqual({
    full_name: expect.stringMatching(/^El nombre de una persona lleva letras/),
  });
  expect((await staff.call({ method: 'PUT', url, body })).json).toEqual({ version: 1 });
  const again = { ...body, full_name: 'Otro Nombre' };
  expect((await staff.call({ method: 'PUT', url, body: again })).json).toMatchObject({
    code: 'stale',
    current: { version: 1, full_name: 'Nombre Bien Escrito' },
  });
  expect((await staff.call({ url })).json).toMatchObject({
    full_name: 'Nombre Bien Escrito',
    profile: { version: 1 },
  });
  const told = await person.call({ url: '/api/v1/notifications' });
  expect(told.json.items).toHaveLength(1);
  // Neither the person themselves nor an installer reach it.
  for (const other of [person, story.supplier]) {
    await freshFactor(api, other);
    expect((await other.call({ method: 'PUT', url, body })).status).not.toBe(200);
  }
  const [kept] = await api.db.select().from(users).where(eq(users.id, person.userId));
  expect(kept?.fullName).toBe('Nombre Bien Escrito');
});

test('the name under which something was signed takes two people, and nobody corrects their own', async () => {
  const signer = await api.person('investor', { fullName: 'Irma Luz Cano' });
  const url = await fileOf(signer);
  const body = { version: 0, full_name: 'Irma Luz Cano Paz', reason: 'Como en su INE.' };
  await freshFactor(api, staff);
  expect((await staff.call({ method: 'PUT', url, body })).status).toBe(202);
  const nameOf = async ({ userId }: Person) =>
    (await api.db.select().from(users).where(eq(users.id, userId)))[0]?.fullName;
  expect(await nameOf(signer)).toBe('Irma Luz Cano');
  const other = await api.person('investor', { fullName: 'Irma Luz Cano' });
  const two = { method: 'PUT', url: await fileOf(other), body } as const;
  expect((await asTwo(api, staff, two)).json).toEqual({ version: 1 });
  expect(await nameOf(other)).toBe('Irma Luz Cano Paz');
  const both = await api.person('client', { fullName: 'Hugo Sáenz Ruiz' });
  const own = await fileOf(both);
  const asStaff = await alsoStaff(api, both);
  const ownBody = { ...body, full_name: 'Otro Nombre' };
  expect((await asStaff.call({ method: 'PUT', url: own, body: ownBody })).status).toBe(403);
  expect(await nameOf(both)).toBe('Hugo Sáenz Ruiz');
});

test('an installer’s name is corrected with that of its company, of a verified one by two people', async () => {
  const body = {
    version: 0,
    full_name: 'Techos del Norte, S.A. de C.V.',
    reason: 'Como en su acta.',
  };
  const companyOf = async ({ userId }: Person) =>
    (await api.db.select().from(suppliers).where(eq(suppliers.userId, userId)))[0];
  const urlOf = async (who: Person) =>
    `/api/v1/suppliers/${(await companyOf(who))?.id ?? ''}/name` as const;
  const company = { fullName: 'Techos Norte', personType: 0 };
  const newcomer = await api.person('supplier', { ...company, supplierStatus: 1 });
  await freshFactor(api, staff);
  const corrected = await staff.call({ method: 'PUT', url: await urlOf(newcomer), body });
  expect(corrected.json).toEqual({ version: 1 });
  const [account] = await api.db.select().from(users).where(eq(users.id, newcomer.userId));
  expect([account?.fullName, (await companyOf(newcomer))?.name]).toEqual([
    body.full_name,
    body.full_name,
  ]);
  expect((await newcomer.call({ url: '/api/v1/notifications' })).json.items).toHaveLength(1);
  expect((await api.lastMailOf(newcomer.email, 'Corregimos tus datos'))?.text).toContain(
    body.full_name,
  );
  const verified = await api.person('supplier', company);
  const url = await urlOf(verified);
  expect((await staff.call({ method: 'PUT', url, body })).status).toBe(202);
  expect((await companyOf(verified))?.name).toBe('Techos Norte');
  // Called otherwise than its account, a company keeps its name.
  await api.db
    .update(suppliers)
    .set({ name: 'Soles', status: 1, verifiedAt: null })
    .where(eq(suppliers.userId, verified.userId));
  await freshFactor(api, verified);
  expect((await verified.call({ method: 'PUT', url, body })).status).toBe(403);
  await freshFactor(api, staff);
  expect((await staff.call({ method: 'PUT', url, body })).json).toEqual({ version: 1 });
  expect((await companyOf(verified))?.name).toBe('Soles');
});

test('limits are lifted for an investor by two people, with the reason', async () => {
  const investor = await api.person('investor');
  const url = `/api/v1/investors/${await investorIdOf(investor)}/experience` as const;
  const body = { experienced: true, reason: 'Anexo 9 y estados de cuenta de doce meses.' };
  await freshFactor(api, staff);
  const asked = await staff.call({ method: 'POST', url, body });
  expect(asked.status).toBe(202);
  const isExperienced = async () =>
    (await api.db.select().from(investors).where(eq(investors.userId, investor.userId)))[0]
      ?.experienced;
  expect(await isExperienced()).toBe(false);
  const other = await api.person('investor');
  const done = await asTwo(api, staff, {
    method: 'POST',
    url: `/api/v1/investors/${await investorIdOf(other)}/experience`,
    body,
  });
  expect([done.status, done.json]).toEqual([200, { experienced: true }]);
  await freshFactor(api, staff);
  const same = await staff.call({
    method: 'POST',
    url: `/api/v1/investors/${await investorIdOf(other)}/experience`,
    body,
  });
  expect(same.status).toBe(409);
  expect((await investor.call({ method: 'POST', url, body })).status).not.toBe(200);
});

test('an investor is told, by bell and mail, that staff lifted their limits or apply them again, and whom to tell', async () => {
  const investor = await api.person('investor');
  const url = `/api/v1/investors/${await investorIdOf(investor)}/experience` as const;
  const decide = (experienced: boolean, reason: string) =>
    asTwo(api, staff, { method: 'POST', url, body: { experienced, reason } });
  const lastNotice = async () =>
    (await investor.call({ url: '/api/v1/notifications' })).json.items[0];
  expect(await lastNotice()).toBeUndefined();
  const evidence = 'Anexo 9, guardado en su expediente.';
  expect((await decide(true, evidence)).status).toBe(200);
  const lifted = await lastNotice();
  expect(lifted?.title).toBe('Ya no tienes límites de inversión por solicitud');
  // Where staff keep the evidence is theirs.
  expect(lifted?.body).not.toContain(evidence);
  const mail = (await api.lastMail(investor.email))?.text;
  expect(mail).not.toContain(evidence);
  expect(mail).toContain('Esto lo hizo el equipo de');
  expect(mail).toContain(`avísanos en ${api.config.supportEmail}`);
  const why = 'Motivo: Venció su declaración del Anexo 9.';
  expect((await decide(false, 'Venció su declaración del Anexo 9.')).status).toBe(200);
  const applied = await lastNotice();
  expect(applied?.title).toBe('Tus inversiones tienen límites por solicitud');
  expect(applied?.body).toContain(why);
  expect((await api.lastMail(investor.email))?.text).toContain(why);
});

test('staff read the data and the consents of a person of any role, masked, and nobody else does', async () => {
  const { supplier } = story;
  await supplier.call({
    method: 'PUT',
    url: '/api/v1/profile/tax',
    body: {
      version: 0,
      rfc: 'MOTR930411AB1',
      rfc_confirmed: true,
      fiscal_name: 'SOL DEL BAJIO',
      regime: '612',
      postal_code: '37000',
      cfdi_use: 'G03',
      invoice_email: 'sol@ejemplo.mx',
    },
  });
  const programUser = await api.person('program_administrator', {
    programId: await api.program(),
  });
  for (const person of [supplier, programUser, story.applicant, await api.person('investor')]) {
    const of = (part: 'data' | 'consents') => `/api/v1/users/${person.userId}/${part}` as const;
    const data = await staff.call({ url: of('data') });
    expect([data.status, data.json]).toMatchObject([
      200,
      { user_id: person.userId, email: person.email, missing: expect.any(Object) },
    ]);
    expect(data.json).not.toHaveProperty('consents');
    expect((await staff.call({ url: of('consents') })).status).toBe(200);
    for (const part of ['data', 'consents'] as const) {
      expect((await person.call({ url: of(part) })).status).toBe(403);
    }
  }
  const { json } = await staff.call({ url: `/api/v1/users/${supplier.userId}/data` });
  expect(json.tax.rfc).toBe('••••1AB1');
  expect(JSON.stringify(json)).not.toContain('MOTR930411AB1');
  for (const part of ['data', 'consents'] as const) {
    const nobody = await staff.call({ url: `/api/v1/users/${UNKNOWN_ID}/${part}` });
    expect([nobody.status, nobody.json]).toMatchObject([404, { code: 'not_found' }]);
    expect((await staff.call({ url: `/api/v1/users/1/${part}` })).status).not.toBe(200);
  }
});

test('of what was accepted staff read every version, the latest first, with its end', async () => {
  const person = await api.person('client');
  await api.db.insert(legalAcceptances).values([
    {
      userId: person.userId,
      document: 'privacy',
      version: '1',
      textHash: '0'.repeat(64),
      ip: '::1',
      acceptedAt: new Date('2026-01-02T00:00:00Z'),
    },
    {
      userId: person.userId,
      document: 'privacy',
      version: '2',
      textHash: '1'.repeat(64),
      ip: '::1',
      acceptedAt: new Date('2026-03-04T00:00:00Z'),
    },
  ]);
  const { json } = await staff.call({ url: `/api/v1/users/${person.userId}/consents` });
  expect(json.items.filter(({ document }) => document === 'privacy').slice(0, 2)).toEqual([
    {
      document: 'privacy',
      version: '2',
      text_sha256: '1'.repeat(64),
      at: '2026-03-04T00:00:00.000Z',
      named: [],
      unnamed: null,
      revoked_at: null,
    },
    {
      document: 'privacy',
      version: '1',
      text_sha256: '0'.repeat(64),
      at: '2026-01-02T00:00:00.000Z',
      named: [],
      unnamed: null,
      revoked_at: null,
    },
  ]);
  expect(JSON.stringify(json)).not.toContain('::1');
});
