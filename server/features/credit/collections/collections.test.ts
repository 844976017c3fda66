import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { loanInstalments, loans } from '@server/db/schema/credit';
import { collectionActs, collectionCases } from '@server/db/schema/credit-collections';
import { participations } from '@server/db/schema/funding-participations';
import { applicants } from '@server/db/schema/people';
import { notifications } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { asTwo } from '@tests/support/two-people';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { followCollections } from './follow';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { projectId, first } = await story.repaying();
const loan = firstOf(await api.db.select().from(loans).where(eq(loans.projectId, projectId)));
const debtor = firstOf(
  await api.db.select().from(applicants).where(eq(applicants.id, loan.applicantId)),
);
const [instalment] = await api.db
  .select()
  .from(loanInstalments)
  .where(eq(loanInstalments.loanId, loan.id))
  .orderBy(asc(loanInstalments.n));
const due = present(instalment).dueOn;
const url = `/api/v1/collections/${loan.id}` as const;

/** Noon in Mexico City, so many days after the first instalment fell due. */
const at = (days: number) => {
  api.clock.now = new Date(Date.parse(`${due}T18:00:00Z`) + days * 86_400_000);
};
const today = () => dayInMexicoCity(api.clock.now);
const staff = () => api.again(story.staff);
const follow = () => followCollections(api.db, api.config, api.clock.now);
const show = async () => (await (await staff()).call({ url })).json;
const list = async (query = '') =>
  (await (await staff()).call({ url: `/api/v1/collections?limit=50${query}` })).json;

type Path =
  | 'contacts'
  | 'promises'
  | 'promise-withdrawals'
  | 'assignments'
  | 'hardships'
  | 'hardship-ends';
const send = (who: Person, path: Path, body?: object, key?: string) =>
  who.call({ method: 'POST', url: `${url}/${path}`, ...(body && { body }), headers: once(key) });
const post = async (path: Path, body?: object) => send(await staff(), path, body);

const contact = (changes: object = {}) => ({
  party: 'applicant',
  channel: 'phone',
  result: 'no_answer',
  on: today(),
  at: '11:30',
  note: 'Sonó y nadie contestó; vive con su hermana Rosa',
  ...changes,
});

const pay = async (cents: number) => {
  const line = {
    receiver_clabe: debtor.paymentClabe,
    amount_cents: cents,
    occurred_on: today(),
  };
  expect((await bank.report(bank.line(line))).status).toBe(200);
};
const bells = async (title: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, story.staff.userId), eq(notifications.title, title)))
  ).length;

test('a credit comes into the queue the day after an instalment fell due, with what every other screen says it owes', async () => {
  at(0);
  await follow();
  expect((await list()).items).toEqual([]);
  expect((await (await staff()).call({ url })).status).toBe(404);
  at(35);
  await follow();
  await follow();
  const { items, total } = await list();
  expect(total).toBe(1);
  const mine = await (await api.again(story.applicant)).call({ url: `/api/v1/loans/${loan.id}` });
  const owed = present(mine.json.owed);
  expect(items).toMatchObject([
    {
      loan_id: loan.id,
      applicant_name: 'Lucía Cruz Peña',
      days_late: 35,
      overdue_cents: owed.due_today_cents,
      payoff_cents: owed.payoff_cents,
      last_contact: null,
      promise: null,
      assignee: null,
    },
  ]);
  expect((await show()).owed).toEqual(owed);
  const found = async (query: string) => (await list(query)).total;
  expect(await found('&bucket=31-60')).toBe(1);
  expect(await found('&bucket=1-30')).toBe(0);
  expect(await found('&q=lucia%20cruz')).toBe(1);
  expect(await found(`&q=${items[0]?.folio}`)).toBe(1);
  expect(await found('&q=nadie')).toBe(0);
  expect(await found('&assignee=nobody&promise=none&sort=-overdue_cents')).toBe(1);
  expect(await found('&assignee=mine')).toBe(0);
});

test('contacts are written down once, stay as they are, and are corrected by another', async () => {
  const key = 'contact-twice';
  const who = await staff();
  const [one, two] = await Promise.all([
    send(who, 'contacts', contact(), key),
    send(who, 'contacts', contact(), key),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 200]);
  expect(two.json.id).toBe(one.json.id);
  expect(
    (await post('contacts', contact({ result: 'answered', corrects_id: one.json.id }))).status,
  ).toBe(200);
  expect((await post('contacts', contact({ corrects_id: one.json.id }))).json.fields).toEqual({
    corrects_id: 'Ese contacto no es de este crédito o ya se corrigió.',
  });
  const { json } = await (await staff()).call({
    url: `/api/v1/collection-acts?loan_id=${loan.id}&limit=50`,
  });
  expect(json.items).toMatchObject([
    { result: 'answered', is_correction: true, is_corrected: false, by: 'Comité Prueba' },
    { result: 'no_answer', is_correction: false, is_corrected: true },
  ]);
  expect((await show()).last_contact).toMatchObject({ channel: 'phone', result: 'answered' });
  await expect(api.db.update(collectionActs).set({ note: 'otra cosa' })).rejects.toThrow();
  await expect(api.db.delete(collectionActs)).rejects.toThrow();
});

test('a contact outside of the hours of the law is kept and marked; one of tomorrow or with nobody is refused', async () => {
  at(36);
  await follow();
  const yesterday = addDays(today(), -1);
  await post('contacts', contact({ on: yesterday, at: '06:59', channel: 'whatsapp' }));
  await post('contacts', contact({ on: yesterday, at: '22:00', channel: 'whatsapp' }));
  const { json } = await (await staff()).call({
    url: `/api/v1/collection-acts?loan_id=${loan.id}&limit=2&kind=contact`,
  });
  const late = (
    await (await staff()).call({ url: `/api/v1/collection-acts?loan_id=${loan.id}&limit=50` })
  ).json.items.filter(({ outside_hours }) => outside_hours);
  expect(late).toHaveLength(1);
  expect(json.total).toBe(4);
  expect((await post('contacts', contact({ at: '13:00' }))).json.fields).toEqual({
    on: 'El contacto no puede ser en el futuro.',
  });
  expect((await post('contacts', contact({ on: '2020-01-01' }))).json.fields).toEqual({
    on: 'El crédito todavía no se entregaba ese día.',
  });
  expect((await post('contacts', contact({ party: 'co_obligor' }))).json.fields).toEqual({
    party: 'Este crédito no tiene obligado solidario.',
  });
  for (const hostile of [
    { party: 'hermana' },
    { channel: 'telegram' },
    { at: '25:00' },
    { on: '2026-02-30' },
    { note: 'x'.repeat(1001) },
    { by: story.treasurer.userId },
  ]) {
    expect((await post('contacts', contact(hostile))).status, JSON.stringify(hostile)).toBe(400);
  }
});

test('telephones and addresses are hidden until they are asked for, which is written down', async () => {
  const { people } = await show();
  expect(people).toMatchObject([{ party: 'applicant', name: 'Lucía Cruz Peña' }]);
  expect(firstOf(people).email).not.toBe(story.applicant.email);
  const whole = await (await staff()).call({ method: 'POST', url: `${url}/reveal` });
  expect(firstOf(whole.json.people).email).toBe(story.applicant.email);
  const trail = await (await staff()).call({
    url: `/api/v1/audit?object=collections&object_id=${loan.id}&limit=50`,
  });
  expect(JSON.stringify(trail.json)).toContain('collections.reveal');
});

test('one promise at a time, of a day to come and no more than is owed; it is taken back with a reason', async () => {
  const { payoff_cents: payoff } = await show();
  const promise = (changes: object = {}) => ({
    amount_cents: 500_000,
    promised_on: addDays(today(), 5),
    ...changes,
  });
  expect(
    (await post('promises', promise({ promised_on: addDays(today(), -1) }))).json.fields,
  ).toEqual({ promised_on: 'La fecha no puede ser anterior a hoy.' });
  expect((await post('promises', promise({ promised_on: addDays(today(), 61) }))).status).toBe(422);
  expect((await post('promises', promise({ amount_cents: payoff + 1 }))).status).toBe(422);
  expect((await post('promises', promise({ amount_cents: 0 }))).status).toBe(400);
  expect((await post('promises', promise({ amount_cents: 10.5 }))).status).toBe(400);
  const who = await staff();
  const all = await Promise.all([1, 2, 3].map(() => send(who, 'promises', promise())));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await list('&promise=open')).items[0]?.promise).toMatchObject({ state: 'open' });
  const body = { reason: 'Se escribió mal el monto' };
  expect((await post('promise-withdrawals', body)).status).toBe(200);
  expect((await post('promise-withdrawals', body)).status).toBe(409);
  expect((await show()).promise).toBeNull();
});

test('a promise is kept by what comes after it was made, and broken once its day has passed', async () => {
  at(40);
  await follow();
  await pay(100_000);
  const body = { amount_cents: 200_000, promised_on: addDays(today(), 2) };
  expect((await post('promises', body)).status).toBe(200);
  // What had come before, on the same day, is no part of it.
  expect((await show()).promise).toMatchObject({ state: 'open', paid_cents: 0 });
  at(41);
  await pay(199_999);
  expect((await show()).promise).toMatchObject({ state: 'open', paid_cents: 199_999 });
  await pay(1);
  expect((await show()).promise).toMatchObject({ state: 'kept' });
  expect((await list('&promise=kept')).total).toBe(1);
  at(45);
  await follow();
  expect((await show()).promise).toMatchObject({ state: 'kept' });
  expect(await bells(`No se cumplió la promesa del crédito ${(await show()).folio}`)).toBe(0);

  await post('assignments', { assignee_id: story.staff.userId });
  expect((await list('&assignee=mine')).items[0]?.assignee?.name).toBe('Comité Prueba');
  expect((await post('assignments', { assignee_id: story.applicant.userId })).json.fields).toEqual({
    assignee_id: 'Elige a alguien activo del equipo, con la función Tesorería.',
  });
  await post('promises', { amount_cents: 300_000, promised_on: addDays(today(), 1) });
  const own = await (await api.again(story.applicant)).call({
    url: `/api/v1/loans/${loan.id}/collection`,
  });
  expect(own.json).toMatchObject({ is_late: true, promise: { amount_cents: 300_000 } });
  at(47);
  await follow();
  await follow();
  const title = `No se cumplió la promesa del crédito ${(await show()).folio}`;
  expect(await bells(title)).toBe(1);
  expect((await list('&promise=broken')).total).toBe(1);
  const home = await (await staff()).call({ url: '/api/v1/backoffice-summary' });
  const count = (kind: string) => home.json.items.find((each) => each.kind === kind)?.count;
  expect([count('credits_late'), count('promises_broken')]).toEqual([1, 1]);
});

test('a hardship lasts until its day, or until it is taken away', async () => {
  const body = { until: addDays(today(), 30), reason: 'Se enfermó y cerró el local' };
  expect((await post('hardships', body)).status).toBe(200);
  expect((await show()).hardship_until).toBe(body.until);
  // Its person reads until when, and nothing of why as staff put it.
  const own = await (await api.again(story.applicant)).call({
    url: `/api/v1/loans/${loan.id}/collection`,
  });
  expect(own.json.hardship_until).toBe(body.until);
  expect(JSON.stringify(own.json)).not.toContain('Se enfermó');
  expect((await post('hardship-ends')).status).toBe(200);
  expect((await post('hardship-ends')).status).toBe(409);
  expect((await post('hardships', { ...body, until: addDays(today(), 181) })).status).toBe(422);
});

test('the investor reads the dated acts of what they hold, and nothing of whom they were with', async () => {
  const held = firstOf(
    await api.db
      .select()
      .from(participations)
      .where(eq(participations.investorId, first.investorId)),
  );
  const log = `/api/v1/participations/${held.id}/collection-log` as const;
  const { json } = await (await api.again(first)).call({ url: log });
  // Without what was corrected or taken back, who has the credit and why it is hard.
  expect(json.items.map(({ kind }) => kind).sort()).toEqual([
    'contact',
    'contact',
    'contact',
    'promise',
    'promise',
  ]);
  const said = JSON.stringify(json);
  for (const secret of ['Rosa', 'Lucía', 'Comité', 'enfermó', story.applicant.userId]) {
    expect(said).not.toContain(secret);
  }
  const stranger = await story.investor(0);
  expect((await stranger.call({ url: log })).status).toBe(404);
  expect((await (await api.again(story.applicant)).call({ url: log })).status).toBe(403);
});

test('others neither see nor do any of it', async () => {
  const client = await api.person('client');
  const other = await client.call({ url: `/api/v1/loans/${loan.id}/collection` });
  expect(other.status).toBe(404);
  for (const person of [
    await api.again(story.applicant),
    await api.again(story.supplier),
    client,
  ]) {
    expect((await person.call({ url: '/api/v1/collections' })).status).toBe(403);
    expect((await person.call({ url })).status).toBe(403);
    const sent = await person.call({
      method: 'POST',
      url: `${url}/contacts`,
      body: contact(),
      headers: once(),
    });
    expect(sent.status).toBe(403);
  }
});

test('what pays the debt takes the credit out of the queue at once, and its return brings it back', async () => {
  const { owed } = await show();
  await pay(owed.due_today_cents);
  expect((await list()).total).toBe(0);
  const { days_late, promise } = await show();
  expect([days_late, promise]).toEqual([0, null]);
  expect((await post('promises', { amount_cents: 100, promised_on: today() })).status).toBe(409);
  at(75);
  await follow();
  const [row] = await api.db
    .select()
    .from(collectionCases)
    .where(eq(collectionCases.loanId, loan.id));
  expect(row?.closedAt).toBeNull();
  // Who had it has it again.
  expect((await list('&assignee=mine')).total).toBe(1);
});

test('a credit returns to the queue as who has it loses the duty, in the same act', async () => {
  const who = await staff();
  const eva = await api.person('admin');
  expect((await post('assignments', { assignee_id: eva.userId })).status).toBe(200);
  expect((await show()).assignee?.id).toBe(eva.userId);
  const charged = await asTwo(api, who, {
    method: 'PUT',
    url: `/api/v1/users/${eva.userId}/duties`,
    body: { version: 0, duties: ['review', 'administration'], reason: 'Cambió de puesto' },
  });
  expect(charged.status).toBe(200);
  expect((await show()).assignee).toBeNull();
  expect((await list('&assignee=nobody')).total).toBe(1);
  const { json } = await (await staff()).call({
    url: `/api/v1/collection-acts?loan_id=${loan.id}&kind=assigned&limit=50`,
  });
  expect(json.items[0]).toMatchObject({ by: 'Comité Prueba', assignee: null });
});
