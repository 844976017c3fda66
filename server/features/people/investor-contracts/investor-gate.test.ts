import { createHash } from 'node:crypto';
import { investorContracts, riskAcknowledgements } from '@server/db/schema/people-relations';
import {
  hasAcknowledgedRisk,
  hasInvestorContract,
  missingBeforeCommitting,
  rightAnswers,
} from '@server/features/people';
import { sealOf } from '@server/features/platform';
import { type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const RISK = '/api/v1/profile/risk-acknowledgement';
const CONTRACT = '/api/v1/profile/investor-contract';

async function newcomer() {
  const who = await api.person('investor', { ungated: true });
  await api.stepUp(who);
  return who;
}

async function answer(who: Person, answers: object = rightAnswers) {
  const { text_sha256 } = (await who.call({ url: RISK })).json;
  return who.call({ method: 'POST', url: RISK, body: { text_sha256, answers } });
}

async function sign(who: Person) {
  const { sha256 } = (await who.call({ url: CONTRACT })).json;
  return who.call({ method: 'POST', url: `${CONTRACT}/sign`, body: { sha256 } });
}

const commit = (who: Person, opportunityId: string) =>
  who.call({
    method: 'POST',
    url: '/api/v1/commitments',
    headers: once(),
    body: { opportunity_id: opportunityId, amount_cents: 10_000 },
  });

test('no commitment before acknowledgement and contract: the server refuses, and the offer says what is missing', async () => {
  const { opportunityId } = await story.published();
  const who = await newcomer();
  const missing = async () =>
    (await who.call({ url: `/api/v1/opportunities/${opportunityId}` })).json.missing_before_commit;
  expect(await missing()).toEqual(['risk_acknowledgement', 'investor_contract']);
  for (const step of [answer, sign]) {
    const refused = await commit(who, opportunityId);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Antes de invertir contesta la constancia de riesgos y firma tu contrato. Los encuentras en Contratos.',
    ]);
    expect((await step(who)).status).toBe(200);
  }
  expect(await missing()).toEqual([]);
  expect(await missingBeforeCommitting(api.db, who.userId)).toEqual([]);
  // Past the gate: what is missing now is money alone.
  const broke = await commit(who, opportunityId);
  expect(Object.keys(broke.json.fields)).toEqual(['amount_cents']);
});

test('a wrong answer acknowledges nothing, is kept, and does not say which one it was', async () => {
  const who = await newcomer();
  const wrong = await answer(who, { ...rightAnswers, liquidity: 'yes' });
  expect([wrong.status, wrong.json]).toEqual([200, { acknowledged: false }]);
  expect(await hasAcknowledgedRisk(api.db, who.userId)).toBe(false);
  expect((await sign(who)).status).toBe(422);
  expect((await answer(who)).json).toEqual({ acknowledged: true });
  const { acknowledged } = (await who.call({ url: RISK })).json;
  expect(acknowledged).toMatchObject({ version: '1', factor: 'mail', answers: rightAnswers });
  const rows = await api.db
    .select()
    .from(riskAcknowledgements)
    .where(eq(riskAcknowledgements.userId, who.userId));
  expect(rows.map(({ passed }) => passed).sort()).toEqual([false, true]);
  expect(firstOf(rows).evidence).toMatchObject({ ip: '127.0.0.1', user_id: who.userId });
});

test('wrong answers are tried five times a day, also fifty at once, and again the day after', async () => {
  const who = await newcomer();
  const wrong = { ...rightAnswers, liquidity: 'yes' as const };
  const all = await Promise.all(Array.from({ length: 50 }, () => answer(who, wrong)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  expect((await answer(who)).json.message).toBe(
    'Ya contestaste varias veces hoy. Lee la constancia con calma y contesta otra vez mañana.',
  );
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 25 * 3_600_000);
  const again = await api.again(who);
  await api.stepUp(again);
  expect((await answer(again)).json).toEqual({ acknowledged: true });
  api.clock.now = before;
});

test('another text than the one in force is not answered, and an answer is never left out', async () => {
  const who = await newcomer();
  const other = { text_sha256: 'a'.repeat(64), answers: rightAnswers };
  expect((await who.call({ method: 'POST', url: RISK, body: other })).status).toBe(409);
  const { offers: _, ...short } = rightAnswers;
  const lacking = await answer(who, short);
  expect([lacking.status, Object.keys(lacking.json.fields)]).toEqual([400, ['answers.offers']]);
});

test('the bytes that are shown are the bytes that are signed and downloaded later, under a seal that can be recomputed', async () => {
  const who = await newcomer();
  await answer(who);
  const shown = await who.call({ url: `${CONTRACT}/file` });
  const sha256 = createHash('sha256').update(shown.bytes).digest('hex');
  expect((await who.call({ url: CONTRACT })).json).toMatchObject({ sha256, signed: null });
  const other = {
    method: 'POST',
    url: `${CONTRACT}/sign`,
    body: { sha256: 'b'.repeat(64) },
  } as const;
  expect((await who.call(other)).status).toBe(409);
  const twice = await Promise.all([sign(who), sign(who)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const later = await who.call({ url: `${CONTRACT}/file` });
  expect(later.bytes.equals(shown.bytes)).toBe(true);
  const rows = await api.db
    .select()
    .from(investorContracts)
    .where(eq(investorContracts.userId, who.userId));
  expect(rows).toHaveLength(1);
  const { sealHash, evidence } = firstOf(rows);
  expect(sealOf(sha256, evidence)).toBe(sealHash);
  expect(await hasInvestorContract(api.db, who.userId)).toBe(true);
});

test('without a second factor nothing is answered nor signed, and other roles have no such contract', async () => {
  const who = await api.person('investor', { ungated: true });
  expect((await answer(who)).json.code).toBe('step_up_required');
  expect((await sign(who)).json.code).toBe('step_up_required');
  const client = await api.person('client');
  expect((await client.call({ url: CONTRACT })).status).toBe(403);
});

test('neither tries nor contracts can be changed or removed', async () => {
  await answer(await newcomer());
  for (const table of ['risk_acknowledgements', 'investor_contracts']) {
    for (const change of [
      `update ${table} set name = 'X'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(api.db.execute(sql.raw(change)), change).rejects.toMatchObject({
        cause: { code: 'EV001' },
      });
    }
  }
});

test('a contract reads as it was signed after the name is corrected, as its file does', async () => {
  const who = await newcomer();
  await answer(who);
  const { blocks, title } = (await who.call({ url: CONTRACT })).json;
  const { sha256, signed } = (await sign(who)).json;
  const renamed = sql`update users set full_name = 'Nombre Corregido' where id = ${who.userId}`;
  await api.db.execute(renamed);
  const later = (await who.call({ url: CONTRACT })).json;
  expect(later).toMatchObject({ blocks, title, sha256, signed });
  expect(JSON.stringify(later)).not.toContain('Nombre Corregido');
});

test('a company signs a text of its own, by who represents it, and not before that is said', async () => {
  const who = await api.person('investor', { ungated: true, personType: 0 });
  await api.stepUp(who);
  await answer(who);
  expect((await sign(who)).json.message).toBe(
    'Di primero en los datos de la empresa quién la representa y con qué cargo.',
  );
  const profile = {
    version: 0,
    incorporated_on: '2015-03-02',
    representative_name: 'Rosa Mora Téllez',
    representative_role: 'Administradora única',
  };
  await who.call({ method: 'PUT', url: '/api/v1/profile', body: profile });
  const shown = (await who.call({ url: CONTRACT })).json;
  expect(shown.version).toBe('E1');
  const words = JSON.stringify(shown.blocks);
  expect(words).toContain('representada por Rosa Mora Téllez, Administradora única');
  expect(words).not.toContain('a tu nombre');
  expect((await sign(who)).json.signed).toMatchObject({ version: 'E1' });
  expect(await hasInvestorContract(api.db, who.userId)).toBe(true);
  const [row] = await api.db
    .select()
    .from(investorContracts)
    .where(eq(investorContracts.userId, who.userId));
  expect(row?.evidence).toMatchObject({ representative: 'Rosa Mora Téllez' });

  // Another name, and another who represents it: what was signed reads as it was signed.
  await api.db.execute(sql`update users set full_name = 'Otra Empresa' where id = ${who.userId}`);
  const other = { representative_name: 'Otra Persona', representative_role: 'Apoderada' };
  const body = { ...profile, ...other, version: 1 };
  expect((await who.call({ method: 'PUT', url: '/api/v1/profile', body })).status).toBe(200);
  expect((await who.call({ url: CONTRACT })).json).toMatchObject({
    title: shown.title,
    blocks: shown.blocks,
    sha256: shown.sha256,
  });

  // The text of a person, which companies signed before theirs, is not the company's.
  await api.db.execute(sql`update users set person_type = 1 where id = ${who.userId}`);
  expect(await hasInvestorContract(api.db, who.userId)).toBe(false);
});
