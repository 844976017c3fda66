import { contracts, projects, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { signatureLinks } from '@server/db/schema/credit-contract-signers';
import { auditLog, mails, notifications } from '@server/db/schema/platform';
import { openText } from '@server/features/platform/mails/sealed-text';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { present } from '@tests/support/present';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contractDifferences } from '../contracts/sealed';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;
const HOUR = 3_600_000;
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';

let serial = 0;

const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const fresh = async <P extends Person>(who: P) => Object.assign(who, await api.again(who));

const at = <const P extends string>(projectId: string, rest: P) =>
  `/api/v1/projects/${projectId}/contract-signers${rest}` as const;

/** A funded credit whose contract a spouse signs too. */
async function toSign(before?: (projectId: string) => Promise<void>) {
  await fresh(applicant);
  await fresh(staff);
  await api.db.update(projects).set({ status: 'cancelled' }).where(eq(projects.status, 'to_sign'));
  const projectId = await story.ask();
  serial += 1;
  const email = `marco${serial}@ejemplo.mx`;
  const phone = `+5299955500${String(serial).padStart(2, '0')}`;
  const spouse = { party: 'spouse', full_name: 'Marco Gil Rosas', email, phone };
  const named = await applicant.call({ method: 'POST', url: at(projectId, ''), body: spouse });
  expect([named.status, named.json]).toMatchObject([200, {}]);
  await story.approve(projectId);
  const opportunityId = await story.publish(projectId);
  await before?.(projectId);
  const investor = await story.investor(200_000);
  await story.invest(investor, opportunityId, 10_000_000);
  await api.doJobs();
  const contract = present((await story.show(projectId)).contract);
  const list = async (who = applicant) =>
    (await (await fresh(who)).call({ url: at(projectId, '') })).json;
  const act = async (what: 'remind' | 'void' | 'send' | 'withdraw', body: object = {}) =>
    (await fresh(applicant)).call({
      method: 'POST',
      url: at(projectId, `/spouse/${what}`),
      body,
    });
  const token = async (to = email) =>
    /\/firma-de-contratos#([\w-]{43})/.exec((await api.lastMail(to))?.text ?? '')?.[1] ?? '';
  const signed = async () => {
    const [row] = await api.db
      .select()
      .from(signatures)
      .where(and(eq(signatures.contractId, contract.id), eq(signatures.party, 'spouse')));
    return present(row);
  };
  const status = async () =>
    present((await api.db.select().from(contracts).where(eq(contracts.id, contract.id)))[0]).status;
  const applicantSigns = async () => story.sign(await fresh(applicant), contract);
  const supplierSigns = async () => story.sign(await fresh(supplier), contract);
  return {
    ...{ projectId, email, phone, contract, list, act, token, signed, status },
    ...{ applicantSigns, supplierSigns },
  };
}

const post = <const U extends string>(url: U, body: object) =>
  api.anonymous({ method: 'POST', url, body });
const redeem = (token: string) => post('/api/v1/contract-signing/redeem', { token });
async function opened(token: string) {
  const { status, json } = await redeem(token);
  if (json.state !== 'pending') throw new Error(`${status} ${JSON.stringify(json)}`);
  return json;
}
const askCode = async (pass: string, to: string, channel = 'sms') => {
  expect((await post('/api/v1/contract-signing/codes', { pass, channel })).json).toEqual({
    seconds: 120,
  });
  const [row] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.to, to))
    .orderBy(desc(mails.id))
    .limit(1);
  return /\b\d{6}\b/.exec(openText(api.config, present(row)))?.[0] ?? '';
};
const sign = (pass: string, code: string, sha256: string, place: object | null = null) =>
  post('/api/v1/contract-signing/sign', { pass, code, sha256, accepted: true, place });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a spouse signs by link after the applicant: the contract waits for them, then for the installer', async () => {
  const credit = await toSign();
  const { email, phone, contract, projectId } = credit;
  expect(contract.signatures.map(({ party }) => party)).toEqual([
    'applicant',
    'spouse',
    'supplier',
  ]);
  expect((await credit.list()).items).toMatchObject([{ party: 'spouse', state: 'waiting' }]);
  // Nobody is asked before the applicant signed.
  expect(await credit.token()).toBe('');
  await credit.applicantSigns();
  const step = (await story.show(projectId)).next_step;
  expect(step).toBe('Falta que el cónyuge firme el contrato con el enlace que recibió.');
  expect((await credit.supplierSigns()).status).toBe(409);

  const token = await credit.token();
  const first = await opened(token);
  expect(first).toMatchObject({
    full_name: 'Marco Gil Rosas',
    party: 'spouse',
    sha256: contract.sha256,
    paper: {
      parties: ['applicant', 'spouse', 'supplier'],
      facts: expect.arrayContaining([
        'Firman también: Marco Gil Rosas, cónyuge del acreditado, que da su conformidad con el crédito.',
      ]),
    },
  });
  // Nothing in full of where they are reached, and nothing of others' accounts.
  expect(JSON.stringify(first)).not.toContain(email);
  expect(JSON.stringify(first)).not.toContain(phone.slice(-10));
  expect(JSON.stringify(first)).not.toContain(applicant.email);
  const { pass, sha256 } = first;
  const file = await post('/api/v1/contract-signing/file', { pass });
  expect(await pdfWords(file.bytes)).toContain('Marco Gil Rosas');
  expect(file.headers['cache-control']).toContain('no-store');

  const code = await askCode(pass, phone);
  expect((await sign(pass, code, 'a'.repeat(64))).status).toBe(409);
  expect((await sign(pass, wrong(code), sha256)).json.fields).toHaveProperty('code');
  const place = { latitude: 20.97, longitude: -89.62 };
  const done = await sign(pass, code, sha256, place);
  expect([done.status, done.json.folio]).toEqual([
    200,
    expect.stringMatching(/^FIR-[0-9A-F]{10}$/),
  ]);
  expect(await credit.signed()).toMatchObject({
    sealHash: done.json.seal,
    evidence: {
      party: 'spouse',
      name: 'Marco Gil Rosas',
      factor: 'sms',
      factor_to: `•••• ${phone.slice(-4)}`,
      folio: done.json.folio,
      sha256,
      ...place,
    },
  });
  // Its pass signs nothing more, and the new one reads the file alone.
  expect((await sign(pass, code, sha256)).json).toMatchObject({ message: DEAD });
  const read = { pass: done.json.pass };
  expect((await post('/api/v1/contract-signing/file', read)).status).toBe(200);
  expect((await post('/api/v1/contract-signing/codes', { ...read, channel: 'sms' })).status).toBe(
    422,
  );
  expect((await redeem(token)).json).toEqual({
    state: 'signed',
    folio: done.json.folio,
    signed_at: done.json.signed_at,
  });
  expect((await api.lastMail(email))?.text).toContain(done.json.folio);
  const told = sql`title like '%Marco Gil Rosas firmó el contrato%'`;
  await api.doJobs();
  expect(
    await api.db.$count(notifications, and(eq(notifications.userId, applicant.userId), told)),
  ).toBe(1);
  expect((await credit.list(staff)).items).toMatchObject([
    { state: 'signed', folio: done.json.folio, signed_at: done.json.signed_at },
  ]);

  expect(await credit.status()).toBe('pending');
  expect((await credit.supplierSigns()).status).toBe(200);
  expect(await credit.status()).toBe('signed');
  expect((await story.show(projectId)).status).toBe('installing');
  expect(await contractDifferences(api.db)).toEqual([]);
});

test('a contract is complete only with everybody whom its sealed words name, also when SQL takes a signature away', async () => {
  const credit = await toSign();
  await credit.applicantSigns();
  const { id } = await credit.signed();
  await api.db.delete(signatureLinks).where(eq(signatureLinks.signatureId, id));
  await api.db.delete(signatures).where(eq(signatures.id, id));
  expect((await credit.supplierSigns()).status).toBe(200);
  expect(await credit.status()).toBe('pending');
  expect((await story.show(credit.projectId)).status).toBe('to_sign');
});

test('a link is opened once, whoever is first, and says what became of it', async () => {
  const credit = await toSign();
  await credit.applicantSigns();
  const token = await credit.token();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
  const states = answers.map(({ json }) => json.state);
  expect(states.filter((state) => state === 'pending')).toHaveLength(1);
  expect(states.filter((state) => state === 'expired')).toHaveLength(19);
  for (const unknown of [`${token.slice(1)}A`, `${token}A`]) {
    expect(await redeem(unknown)).toMatchObject({ status: 422, json: { message: DEAD } });
  }
  for (const table of ['signature_links', 'one_time_tokens', 'audit_log', 'mails']) {
    const found = await api.db.execute(
      sql`select 1 from ${sql.identifier(table)} t where to_jsonb(t)::text like ${`%${token}%`}`,
    );
    expect([table, found.rowCount]).toEqual([table, 0]);
  }
  // Who lost it asks for another, which the first knows.
  await post('/api/v1/co-obligor-links', { email: credit.email });
  const next = await credit.token();
  expect(next).not.toBe(token);
  expect((await redeem(token)).json).toEqual({ state: 'replaced' });
  later(72 * HOUR);
  expect((await redeem(next)).json).toEqual({ state: 'expired' });
  expect((await credit.list()).items).toMatchObject([{ state: 'expired' }]);
});

test('who sent it reminds once a day, three times; voids; and sends again to where it was meant', async () => {
  const credit = await toSign();
  expect((await credit.act('remind')).status).toBe(409);
  await credit.applicantSigns();
  const first = await credit.token();
  expect((await credit.act('remind')).json.message).toMatch(/^Ya le escribimos hace poco/);
  for (const _ of [1, 2, 3]) {
    later(24 * HOUR);
    expect((await credit.act('remind')).status).toBe(200);
  }
  later(24 * HOUR);
  expect((await credit.act('remind')).json.message).toMatch(/^Ya le recordamos tres veces/);
  expect((await redeem(first)).json).toEqual({ state: 'replaced' });

  const { pass, sha256 } = await opened(await credit.token());
  const contact = { email: credit.email, phone: credit.phone };
  expect((await credit.act('send', contact)).status).toBe(409);
  const code = await askCode(pass, credit.phone);
  const reason = 'El correo no era el suyo';
  expect((await credit.act('void', { reason })).status).toBe(200);
  // The page that is open signs nothing any more.
  expect(await sign(pass, code, sha256)).toMatchObject({ status: 422, json: { message: DEAD } });
  expect((await credit.list()).items).toMatchObject([{ state: 'void', may: { send: true } }]);
  // Nobody gets a link of what was taken back.
  await post('/api/v1/co-obligor-links', { email: credit.email });
  expect(await credit.token()).toBe('');
  expect((await credit.act('void', { reason })).status).toBe(409);

  const own = { email: applicant.email, phone: credit.phone };
  expect((await credit.act('send', own)).json.fields).toHaveProperty('email');
  const corrected = { email: `otro.${credit.email}`, phone: credit.phone };
  expect((await credit.act('send', corrected)).status).toBe(200);
  const right = await opened(await credit.token(corrected.email));
  const answer = await sign(right.pass, await askCode(right.pass, corrected.email, 'mail'), sha256);
  expect(answer.status).toBe(200);
  expect((await credit.act('void', { reason })).status).toBe(409);
  const acts = await api.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.object, 'contract-signers'))
    .orderBy(desc(auditLog.seq))
    .limit(3);
  expect(acts.map(({ action }) => action)).toEqual([
    'contract-signers.sign',
    'contract-signers.send',
    'contract-signers.void',
  ]);
});

test('a contract or a signature that SQL changed is neither shown nor signed', async () => {
  const credit = await toSign();
  await credit.applicantSigns();
  const of = eq(contracts.id, credit.contract.id);
  const { paper } = present((await api.db.select().from(contracts).where(of))[0]);
  const write = (words: typeof paper) => api.db.update(contracts).set({ paper: words }).where(of);
  const token = await credit.token();
  await write({ ...present(paper), parties: ['applicant', 'supplier'] });
  expect((await redeem(token)).status).toBe(409);
  await write(paper);
  const { pass, sha256 } = await opened(token);
  const code = await askCode(pass, credit.phone);
  const first = and(
    eq(signatures.contractId, credit.contract.id),
    eq(signatures.party, 'applicant'),
  );
  const [given] = await api.db.select().from(signatures).where(first);
  await api.db.update(signatures).set({ evidence: { sha256 } }).where(first);
  expect((await sign(pass, code, sha256)).status).toBe(409);
  await api.db
    .update(signatures)
    .set({ evidence: present(given).evidence })
    .where(first);
  expect((await sign(pass, code, sha256)).status).toBe(200);
});

test('a co-obligor is a party of the contract too, after the spouse, and is written to where they accepted', async () => {
  const phone = '+529995550777';
  const email = 'delia@ejemplo.mx';
  const credit = await toSign(async (projectId) => {
    const given = { fullName: 'Delia Marco Vega', relation: 'Hermana', email, phone };
    await api.db.insert(coObligors).values({ projectId, ...given, acceptedAt: api.clock.now });
  });
  expect(credit.contract.signatures.map(({ party }) => party)).toEqual([
    ...['applicant', 'spouse', 'co_obligor', 'supplier'],
  ]);
  await credit.applicantSigns();
  expect(await credit.token(email)).toBe('');
  const spouse = await opened(await credit.token());
  const theirs = await askCode(spouse.pass, credit.phone);
  expect((await sign(spouse.pass, theirs, spouse.sha256)).status).toBe(200);
  expect((await credit.supplierSigns()).status).toBe(409);
  later(73 * HOUR);
  const send = (body: object) =>
    applicant.call({ method: 'POST', url: at(credit.projectId, '/co_obligor/send'), body });
  expect((await credit.list()).items).toMatchObject([
    { state: 'signed' },
    { party: 'co_obligor', state: 'expired', email, may: { send: true, correct: false } },
  ]);
  expect((await send({ email: 'otra@ejemplo.mx', phone })).status).toBe(422);
  expect((await send({ email, phone })).status).toBe(200);
  const { pass, sha256, party } = await opened(await credit.token(email));
  expect(party).toBe('co_obligor');
  expect((await sign(pass, await askCode(pass, phone), sha256)).status).toBe(200);
  expect((await credit.supplierSigns()).status).toBe(200);
  expect(await credit.status()).toBe('signed');
  expect(await contractDifferences(api.db)).toEqual([]);
});

test('a code is guessed five times, and who signs is another person than the applicant', async () => {
  const credit = await toSign();
  await credit.applicantSigns();
  const { pass, sha256 } = await opened(await credit.token());
  const code = await askCode(pass, credit.phone);
  for (const _ of [1, 2, 3, 4, 5]) expect((await sign(pass, wrong(code), sha256)).status).toBe(400);
  expect((await sign(pass, code, sha256)).status).toBe(400);

  await api.db.update(projects).set({ status: 'cancelled' });
  const projectId = await story.ask();
  const name = (body: object) =>
    applicant.call({
      method: 'POST',
      url: at(projectId, ''),
      body: { party: 'spouse', full_name: 'Marco Gil', phone: '9995550099', ...body },
    });
  expect((await name({ email: applicant.email })).json.fields).toHaveProperty('email');
  expect((await name({ email: 'm@ejemplo.mx' })).status).toBe(200);
  expect((await name({ email: 'n@ejemplo.mx' })).status).toBe(409);
  const twin = { party: 'legal_representative', email: 'm@ejemplo.mx' };
  expect((await name(twin)).json.fields).toMatchObject({
    email: expect.any(String),
    phone: expect.any(String),
  });
  const withdraw = at(projectId, '/spouse/withdraw');
  expect((await applicant.call({ method: 'POST', url: withdraw })).status).toBe(200);
  expect((await name({ email: 'n@ejemplo.mx' })).status).toBe(200);
  // Once the contract is drawn it says who signs it.
  expect((await credit.act('withdraw')).status).toBe(409);
});
