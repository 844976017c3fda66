import { contracts as agreements } from '@contract/credit/contracts';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { contracts, loans, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { mails, notifications } from '@server/db/schema/platform';
import { followCollections } from '@server/features/credit';
import { openText } from '@server/features/platform/mails/sealed-text';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paperHash } from '../contracts/sealed';
import { expireRestructures } from './end';

const api = await testApi();
const { begin, at, assertSound } = repayingPeople(api);
const SIGN = '/api/v1/co-obligor-restructure/sign';
const PHONE = '+529991234567';

let serial = 0;

/** A late credit for which somebody answers beside its applicant, with a proposal for both to sign. */
async function proposedToBoth() {
  const credit = await begin();
  const loanId = firstOf(credit.loanIds);
  const [loan] = await api.db.select().from(loans).where(eq(loans.id, loanId));
  const email = `delia${++serial}@ejemplo.mx`;
  const [coObligor] = await api.db
    .insert(coObligors)
    .values({
      projectId: present(loan).projectId,
      fullName: 'Delia Marco Vega',
      email,
      phone: PHONE,
      relation: 'Hermana',
      acceptedAt: api.clock.now,
    })
    .returning();
  at('2026-02-28');
  await credit.pay(964_277, '2026-02-28');
  at('2026-05-20');
  await followCollections(api.db, api.config, api.clock.now);
  const url = `/api/v1/loans/${loanId}/restructures` as const;
  const proposed = await asTwo(api, await api.again(credit.story.staff), {
    method: 'POST',
    url,
    body: {
      months: 18,
      first_due_on: addDays(dayInMexicoCity(api.clock.now), 10),
      annual_rate_bp: 1800,
      reason: 'Perdió su local',
    },
    headers: once(),
  });
  expect(proposed.status).toBe(200);
  await api.doJobs();
  const item = async () => present((await (await credit.me()).call({ url })).json.items[0]);
  const contract = async () => {
    const who: Person = await credit.me();
    const id: string = present((await item()).contract_id);
    const { json } = await who.call({ url: `/api/v1/contracts/${id}` });
    return agreements.show.response.parse(json);
  };
  const applicantSigns = async () => {
    const { id, sha256 } = await contract();
    const who = await credit.me();
    await api.stepUp(who);
    const signed = await credit.story.sign(who, { id, sha256 });
    await api.doJobs();
    return signed;
  };
  const loanNow = async () =>
    (await (await credit.me()).call({ url: `/api/v1/loans/${loanId}` })).json;
  const linkToken = async () =>
    /\/obligado-solidario\/reestructura#([\w-]+)/.exec(
      (await api.lastMail(email))?.text ?? '',
    )?.[1] ?? '';
  return {
    credit,
    loanId,
    email,
    coObligorId: present(coObligor).id,
    item,
    contract,
    applicantSigns,
    loanNow,
    linkToken,
  };
}

const redeem = (token: string) =>
  api.anonymous({ method: 'POST', url: '/api/v1/co-obligor-restructure/redeem', body: { token } });
const askCode = async (pass: string) => {
  const url = '/api/v1/co-obligor-restructure/codes' as const;
  const asked = await api.anonymous({ method: 'POST', url, body: { pass, channel: 'sms' } });
  expect(asked.json).toEqual({ seconds: 120 });
  const [row] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.to, PHONE))
    .orderBy(desc(mails.id))
    .limit(1);
  return /\b\d{6}\b/.exec(openText(api.config, present(row)))?.[0] ?? '';
};
const sign = (pass: string, code: string, sha256: string) =>
  api.anonymous({ method: 'POST', url: SIGN, body: { pass, code, sha256, accepted: true } });
const decline = (pass: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-restructure/decline',
    body: { pass, reason: 'Ya no puedo responder' },
  });
const countNotifications = (who: Pick<Person, 'userId'>, words: string) =>
  api.db.$count(
    notifications,
    and(eq(notifications.userId, who.userId), sql`title like ${`%${words}%`}`),
  );

test('a restructure takes effect once its co-obligor has signed after its applicant, and not before', async () => {
  const { credit, email, coObligorId, item, contract, applicantSigns, loanNow, linkToken } =
    await proposedToBoth();
  expect((await contract()).signatures.map(({ party }) => party)).toEqual([
    'applicant',
    'co_obligor',
  ]);
  // Nobody is asked before the applicant agreed.
  expect(await linkToken()).toBe('');
  const before = await loanNow();
  await applicantSigns();
  expect(await item()).toMatchObject({ status: 'proposed', waits_for_co_obligor: true });
  expect((await contract()).status).toBe('pending');
  expect((await loanNow()).owed).toEqual(before.owed);

  const token = await linkToken();
  const opened = await redeem(token);
  expect([opened.status, opened.json.full_name, opened.json.months]).toEqual([
    200,
    'Delia Marco Vega',
    18,
  ]);
  expect(JSON.stringify(opened.json)).not.toContain(email);
  expect((await redeem(token)).status).toBe(422);
  const { pass, sha256 } = opened.json;
  const file = await api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-restructure/agreement',
    body: { pass },
  });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const code = await askCode(pass);
  expect((await sign(pass, code, 'a'.repeat(64))).status).toBe(409);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await sign(pass, wrong, sha256)).status).not.toBe(200);
  expect((await item()).status).toBe('proposed');

  expect((await sign(pass, code, sha256)).status).toBe(200);
  await api.doJobs();
  expect(await item()).toMatchObject({
    status: 'signed',
    waits_for_co_obligor: false,
    signed_on: dayInMexicoCity(api.clock.now),
  });
  const signed = await contract();
  expect(signed.status).toBe('signed');
  expect(signed.signatures.map(({ name, signed_at: when }) => [name, when !== null])).toEqual([
    [expect.any(String), true],
    ['Delia Marco Vega', true],
  ]);
  const [row] = await api.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.contractId, signed.id), eq(signatures.party, 'co_obligor')));
  expect(row?.evidence).toMatchObject({ co_obligor_id: coObligorId, factor: 'sms', sha256 });
  expect((await sign(pass, code, sha256)).status).toBe(422);
  expect((await loanNow()).annual_rate_bp).toBe(1800);
  expect((await api.lastMail(email))?.text).toContain(sha256);
  expect(await countNotifications(await credit.me(), 'quedó reestructurado')).toBe(1);
  await assertSound(credit);
});

test('an agreement whose words SQL changed is neither shown nor signed, and spends neither link nor code', async () => {
  const { contract, applicantSigns, linkToken } = await proposedToBoth();
  await applicantSigns();
  const { id } = await contract();
  const ofId = eq(contracts.id, id);
  const { paper } = present((await api.db.select().from(contracts).where(ofId))[0]);
  const write = (words: typeof paper) => api.db.update(contracts).set({ paper: words }).where(ofId);
  const altered = { ...present(paper), closing: ['Nada se debe.'] };
  const refused = {
    status: 409,
    json: { message: expect.stringContaining('no coincide con el que generamos') },
  };
  const token = await linkToken();
  await write(altered);
  expect(await redeem(token)).toMatchObject(refused);
  await write(paper);
  const { pass, sha256 } = (await redeem(token)).json;
  const code = await askCode(pass);
  await write(altered);
  expect(await sign(pass, code, sha256)).toMatchObject(refused);
  await write(paper);
  expect((await sign(pass, code, sha256)).status).toBe(200);
  const [signed] = await api.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.contractId, id), eq(signatures.party, 'co_obligor')));
  expect(signed?.evidence).toMatchObject({ sha256, paper_sha256: paperHash(paper) });
});

test('an agreement whose first signature SQL changed is not signed by its co-obligor', async () => {
  const { contract, applicantSigns, linkToken } = await proposedToBoth();
  await applicantSigns();
  const { id } = await contract();
  const { pass, sha256 } = (await redeem(await linkToken())).json;
  const code = await askCode(pass);
  const first = and(eq(signatures.contractId, id), eq(signatures.party, 'applicant'));
  const given = present((await api.db.select().from(signatures).where(first))[0]);
  await api.db.update(signatures).set({ evidence: { sha256 } }).where(first);
  expect(await sign(pass, code, sha256)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('no coinciden con las que se dieron') },
  });
  await api.db.update(signatures).set({ evidence: given.evidence }).where(first);
  expect((await sign(pass, code, sha256)).status).toBe(200);
});

test('one that its co-obligor declines or lets lapse never takes effect, and its applicant is told', async () => {
  for (const ending of ['declined', 'expired'] as const) {
    const { credit, item, contract, applicantSigns, loanNow, linkToken, email } =
      await proposedToBoth();
    await applicantSigns();
    const before = await loanNow();
    const token = await linkToken();
    if (ending === 'declined') {
      const { pass } = (await redeem(token)).json;
      expect((await decline(pass)).status).toBe(200);
      expect((await decline(pass)).status).toBe(422);
    } else {
      at('2026-05-29');
      await expireRestructures(api.db, api.config, api.clock.now);
      expect((await redeem(token)).status).toBe(422);
      const again = { method: 'POST', url: '/api/v1/co-obligor-links', body: { email } } as const;
      expect((await api.anonymous(again)).status).toBe(200);
      expect(await linkToken()).toBe(token);
    }
    expect(await item()).toMatchObject({ status: ending, waits_for_co_obligor: false });
    const [row] = await api.db
      .select()
      .from(contracts)
      .where(eq(contracts.id, (await contract()).id));
    expect(row?.status).toBe('void');
    expect((await loanNow()).annual_rate_bp).toBe(before.annual_rate_bp);
    expect(await countNotifications(await credit.me(), 'quedó sin efecto')).toBe(1);
  }
});

test('who lost the link asks for another, and money that came meanwhile leaves nothing to sign', async () => {
  const { credit, item, applicantSigns, linkToken, email } = await proposedToBoth();
  await applicantSigns();
  const first = await linkToken();
  const again = { method: 'POST', url: '/api/v1/co-obligor-links', body: { email } } as const;
  expect((await api.anonymous(again)).status).toBe(200);
  const second = await linkToken();
  expect(second).not.toBe(first);
  expect((await redeem(first)).status).toBe(422);
  const { pass, sha256 } = (await redeem(second)).json;
  at('2026-05-21');
  await credit.pay(100_000, '2026-05-21');
  const third = await api.anonymous(again).then(linkToken);
  expect((await sign(pass, '123456', sha256)).status).toBe(422);
  const opened = (await redeem(third)).json;
  const refused = await sign(opened.pass, await askCode(opened.pass), opened.sha256);
  expect([refused.status, (await item()).status]).toEqual([409, 'proposed']);
});
