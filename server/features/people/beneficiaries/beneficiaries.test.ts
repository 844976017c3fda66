import { beneficiaries } from '@server/db/schema/people-relations';
import { beneficiariesOf, missingOfBeneficiaries } from '@server/features/people';
import { type Person, testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { expect, test } from 'vitest';

const api = await testApi();
const url = '/api/v1/profile/beneficiaries';
const CURP = 'MOTR930411HJCRMN03';
const ramon = { full_name: 'Ramón Mora Tapia', relation: 'Hijo', birth_day: '1993-04-11' };
const eva = { full_name: 'Eva Mora Tapia', relation: 'Hija', birth_day: '1999-10-02' };
const save = (who: Person, version: number, list: object[]) =>
  who.call({ method: 'PUT', url, body: { version, beneficiaries: list } });
const read = async (who: Person) => (await who.call({ url })).json;

async function investor() {
  const who = await api.person('investor');
  await api.stepUp(who);
  return who;
}

test('the whole list is kept at once, its CURP sealed and its owner told', async () => {
  const who = await investor();
  expect(await read(who)).toEqual({ version: 0, beneficiaries: [] });
  expect(missingOfBeneficiaries([])).toEqual(['beneficiaries']);
  const saved = await save(who, 0, [
    { ...ramon, curp: CURP, share: 60 },
    { ...eva, share: 40 },
  ]);
  expect(saved.status).toBe(200);
  const { version, beneficiaries: list } = await read(who);
  expect(version).toBe(1);
  expect(list.map((one) => [one.full_name, one.share, one.curp_end])).toEqual([
    ['Ramón Mora Tapia', 60, 'MN03'],
    ['Eva Mora Tapia', 40, null],
  ]);
  const rows = await api.db.select().from(beneficiaries);
  expect(JSON.stringify(rows)).not.toContain(CURP);
  expect(missingOfBeneficiaries(await beneficiariesOf(api.db, who.userId))).toEqual([]);
  await api.doJobs();
  expect((await api.lastMail(who.email))?.subject).toContain('Cambiaron tus beneficiarios');
});

test('99 and 101 are refused, and change nothing', async () => {
  const who = await investor();
  for (const share of [39, 41]) {
    const reply = await save(who, 0, [
      { ...ramon, share: 60 },
      { ...eva, share },
    ]);
    expect(reply.status).toBe(400);
    expect(Object.values(reply.json.fields)).toEqual([
      `Los porcentajes suman ${60 + share} %. Deben sumar exactamente 100 %.`,
    ]);
  }
  expect(await read(who)).toEqual({ version: 0, beneficiaries: [] });
});

test('who stays keeps the CURP that is not given again, and of two saves of one list the older is refused', async () => {
  const who = await investor();
  await save(who, 0, [{ ...ramon, curp: CURP, share: 100 }]);
  const { id } = firstOf((await read(who)).beneficiaries);
  const both = await Promise.all([
    save(who, 1, [
      { ...ramon, id, relation: 'Ahijado', share: 50 },
      { ...eva, share: 50 },
    ]),
    save(who, 1, [
      { ...ramon, id, relation: 'Ahijado', share: 50 },
      { ...eva, share: 50 },
    ]),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version, beneficiaries: list } = await read(who);
  expect(version).toBe(2);
  expect(firstOf(list)).toMatchObject({ id, relation: 'Ahijado', curp_end: 'MN03' });
});

test("another person's beneficiary is not there, and without a second factor nothing is saved", async () => {
  const [who, other] = [await investor(), await investor()];
  await save(who, 0, [{ ...ramon, curp: CURP, share: 100 }]);
  const { id } = firstOf((await read(who)).beneficiaries);
  expect((await save(other, 0, [{ ...ramon, id, share: 100 }])).status).toBe(404);
  expect(await read(other)).toEqual({ version: 0, beneficiaries: [] });
  const plain = await api.person('investor');
  expect((await save(plain, 0, [{ ...ramon, share: 100 }])).status).toBe(403);
});

test('a list that was given is changed, and not emptied again', async () => {
  const who = await investor();
  expect((await save(who, 0, [])).status).toBe(200);
  expect((await save(who, 1, [{ ...ramon, share: 100 }])).status).toBe(200);
  const none = await save(who, 2, []);
  expect([none.status, Object.keys(none.json.fields)]).toEqual([422, ['beneficiaries']]);
  expect((await save(who, 2, [{ ...eva, share: 100 }])).status).toBe(200);
  expect((await read(who)).beneficiaries).toHaveLength(1);
});

test('a company names none', async () => {
  const who = await api.person('investor', { personType: 0 });
  await api.stepUp(who);
  const reply = await save(who, 0, [{ ...eva, share: 100 }]);
  expect(reply.status).toBe(409);
  expect(reply.json.message).toBe(
    'Una empresa no nombra beneficiarios: eso lo hacen las personas.',
  );
  expect(await read(who)).toEqual({ version: 0, beneficiaries: [] });
});
