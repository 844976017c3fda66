import type { EarlyUse } from '@contract/credit/early-payments';
import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import type { FailureReason } from '@contract/treasury/direct-debit-charges';
import { mails, notifications } from '@server/db/schema/platform';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { remindOfInstalments } from '@server/features/credit';
import { testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { followDirectDebits } from './follow';

const api = await testApi();
const people = repayingPeople(api);
const MINE = '012180026050783858';
const OTHER = '032180000118359719';
/** One level instalment of 100,000 at 24 % for 12 months, with VAT. */
const LEVEL = 964_277;

/** Each test has people of its own: what one leaves is charged and put into files by no other. */
afterEach(async () => {
  await api.db
    .update(directDebitCharges)
    .set({ status: 'withdrawn' })
    .where(inArray(directDebitCharges.status, ['announced', 'ordered']));
  await api.db.update(directDebits).set({ status: 'cancelled', pauseReason: null });
});

type People = Awaited<ReturnType<typeof people.begin>>;

/** A person in repayment with a registered account, and the days on which they pay. */
async function begin(early: EarlyUse = 'credit_balance') {
  const story = await people.begin(1, early);
  await registerAccount(api, await story.me(), MINE, 'Lucía Cruz Peña');
  const loanId = present(story.loanIds[0]);
  return { ...story, loanId };
}

const day = (on: string) => people.at(on);

async function asMe(story: People) {
  const me = await story.me();
  await freshFactor(api, me);
  return me;
}

async function asStaff(story: People) {
  const staff = await api.again(story.story.treasurer);
  await freshFactor(api, staff);
  return staff;
}

const terms = (story: People, changes: object = {}) => ({
  source_kind: 'clabe',
  source_id: story.applicantId,
  day: 20,
  most_cents: 2_000_000,
  accepted: true,
  ...changes,
});

async function agree(story: People & { loanId: string }, changes: object = {}) {
  const body = { loan_id: story.loanId, ...terms(story, changes) };
  return (await asMe(story)).call({
    method: 'POST',
    url: '/api/v1/direct-debits',
    body,
    headers: once(),
  });
}

const act = async (story: People, id: string, what: 'pause' | 'resume' | 'cancel') =>
  (await asMe(story)).call({ method: 'POST', url: `/api/v1/direct-debits/${id}/${what}` });

const overview = async (story: People) =>
  (await (await story.me()).call({ url: '/api/v1/direct-debits' })).json;
const next = async (story: People) => present((await overview(story)).credits[0]).next;

/** Runs the job twice at once, at noon of a day. */
async function run(on: string) {
  day(on);
  const when = { config: api.config, gateway: api.adapters.cards, now: api.clock.now };
  await Promise.all([followDirectDebits(api.db, when), followDirectDebits(api.db, when)]);
}

const chargesOf = (story: People) =>
  api.db
    .select()
    .from(directDebitCharges)
    .where(eq(directDebitCharges.applicantId, story.applicantId))
    .orderBy(asc(directDebitCharges.id));
const statuses = async (story: People) =>
  (await chargesOf(story)).map(({ n, attempt, status }) => `${n}/${attempt} ${status}`);

async function makeFile(story: People) {
  const staff = await asStaff(story);
  return staff.call({ method: 'POST', url: '/api/v1/direct-debit-files', headers: once() });
}

async function fail(story: People, id: string, reason: FailureReason, on: string) {
  const staff = await asStaff(story);
  return staff.call({
    method: 'POST',
    url: `/api/v1/direct-debit-charges/${id}/fail`,
    body: { reason, occurred_on: on },
  });
}

const countNotifications = async (story: People, title: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, story.story.applicant.userId),
          like(notifications.title, title),
        ),
      )
      .orderBy(desc(notifications.id))
  ).map(({ title: said, body }) => `${said}. ${body}`);

const line = (story: People, cents: number, on: string, changes: object = {}) =>
  story.pay(cents, on, { sender_clabe: MINE, sender_name: 'LUCIA CRUZ PEÑA', ...changes });

const newest = async (story: People) => present((await chargesOf(story)).at(-1));

/** A charge of the first instalment that the bank was asked for: its day is Friday 20 February. */
async function sent(changes: object = {}) {
  const story = await begin();
  day('2026-02-02');
  const { json: mandate } = await agree(story, changes);
  await run('2026-02-17');
  await run('2026-02-19');
  const { json } = await makeFile(story);
  return { story, mandate, file: present(json.file), charge: await newest(story) };
}

describe('a mandate', () => {
  it('is of an own credit in repayment, of the own registered account, once, and asks for the second factor', async () => {
    const story = await people.begin(1, 'credit_balance');
    const withLoan = { ...story, loanId: present(story.loanIds[0]) };
    const without = await agree(withLoan);
    expect(without.status).toBe(422);
    expect(without.json.fields).toEqual({
      source_id: 'Registra primero tu cuenta bancaria, a tu nombre, o una tarjeta.',
    });
    await registerAccount(api, await story.me(), MINE, 'Lucía Cruz Peña');
    const { credits, sources } = await overview(story);
    expect(sources).toEqual([
      {
        kind: 'clabe',
        id: story.applicantId,
        bank: 'BBVA',
        last4: '3858',
        holder: 'Lucía Cruz Peña',
      },
    ]);
    expect(credits).toMatchObject([{ mandate: null, next: null, early_is_used: false }]);
    const card = await agree(withLoan, { source_kind: 'card' });
    expect(card.json.fields).toHaveProperty('source_id');
    const another = await begin();
    expect((await agree({ ...story, loanId: another.loanId })).status).toBe(404);
    const unasked = await agree(withLoan, { accepted: false, day: 29, most_cents: 0 });
    expect(unasked.json.fields).toMatchObject({
      accepted: 'Para cobrar tus mensualidades necesitamos tu autorización.',
      day: expect.stringContaining('28'),
      most_cents: expect.any(String),
    });
    const me = await story.me();
    const quick = await me.call({
      method: 'POST',
      url: '/api/v1/direct-debits',
      body: { loan_id: withLoan.loanId, ...terms(story) },
      headers: once(),
    });
    expect(quick.json.code).toBe('step_up_required');

    const { status, json } = await agree(withLoan);
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'active', day: 20, most_cents: 2_000_000 });
    expect(json.folio).toMatch(/^DOM-\d+$/);
    expect((await agree(withLoan)).status).toBe(409);
    expect(await countNotifications(story, 'Activaste los pagos automáticos%')).toHaveLength(1);
  });

  it('is changed with the second factor: what was announced by the terms before is taken back and told anew', async () => {
    const story = await begin();
    day('2026-02-02');
    const { json } = await agree(story);
    await run('2026-02-17');
    const url = `/api/v1/direct-debits/${json.id}` as const;
    const body = terms(story, { day: 25, most_cents: 500_000 });
    const quick = await (await story.me()).call({ method: 'PUT', url, body });
    expect(quick.json.code).toBe('step_up_required');
    const edited = await (await asMe(story)).call({ method: 'PUT', url, body });
    expect(edited.json).toMatchObject({ day: 25, most_cents: 500_000, folio: json.folio });
    expect(await statuses(story)).toEqual(['1/1 withdrawn']);
    expect(await next(story)).toMatchObject({
      n: 1,
      charge_on: '2026-02-25',
      amount_cents: 500_000,
      rest_cents: LEVEL - 500_000,
      status: null,
    });
    await run('2026-02-22');
    expect(await statuses(story)).toEqual(['1/1 withdrawn', '1/1 announced']);
    expect((await countNotifications(story, 'Cobraremos tu mensualidad%'))[0]).toContain(
      'Debes $4,642.77 MXN más de lo que autorizaste',
    );
  });

  it('charges nothing while it is paused, and resumes with the second factor', async () => {
    const story = await begin();
    day('2026-02-02');
    const { json } = await agree(story);
    await run('2026-02-17');
    const me = await story.me();
    const paused = await me.call({ method: 'POST', url: `/api/v1/direct-debits/${json.id}/pause` });
    expect(paused.json).toMatchObject({ status: 'paused', pause_reason: 'person' });
    expect((await act(story, json.id, 'pause')).status).toBe(409);
    await run('2026-02-19');
    expect(await statuses(story)).toEqual(['1/1 withdrawn']);
    expect(await next(story)).toBeNull();
    const again = await story.me();
    const quick = await again.call({
      method: 'POST',
      url: `/api/v1/direct-debits/${json.id}/resume`,
    });
    expect(quick.json.code).toBe('step_up_required');
    expect((await act(story, json.id, 'resume')).json).toMatchObject({ status: 'active' });
    // Announced anew, and so three days later: a Monday, of which the bank is told on the Friday before.
    await run('2026-02-20');
    expect(await next(story)).toMatchObject({ charge_on: '2026-02-23', status: 'ordered' });
  });

  it('is drawn with its terms, for its own person alone', async () => {
    const story = await begin();
    const { json } = await agree(story);
    const url = `/api/v1/direct-debits/${json.id}/file` as const;
    const { status, bytes } = await (await story.me()).call({ url });
    expect(status).toBe(200);
    const words = await pdfWords(bytes);
    for (const part of [json.folio, '$20,000.00 MXN', 'terminación 3858', 'Lucía Cruz Peña']) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain(MINE);
    const other = await begin();
    expect((await (await other.me()).call({ url })).status).toBe(404);
    expect((await act(other, json.id, 'cancel')).status).toBe(404);
  });
});

describe('a charge', () => {
  it('is announced once, three days before, in the portal and by mail', async () => {
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-16');
    expect(await chargesOf(story)).toEqual([]);
    await run('2026-02-17');
    await run('2026-02-18');
    expect(await chargesOf(story)).toMatchObject([
      { n: 1, attempt: 1, status: 'announced', chargeOn: '2026-02-20', amountCents: LEVEL },
    ]);
    const [notice, ...more] = await countNotifications(story, 'Cobraremos tu mensualidad%');
    expect(more).toEqual([]);
    expect(notice).toContain('cargo de $9,642.77 MXN a tu cuenta terminada en 3858');
    await api.doJobs();
    const mail = await api.db
      .select()
      .from(mails)
      .where(
        and(
          eq(mails.to, story.story.applicant.email),
          like(mails.subject, 'Cobraremos tu mensualidad%'),
        ),
      );
    expect(mail).toHaveLength(1);
  });

  it('is all that its person is told of an instalment near its day, unless it is taken back', async () => {
    const story = await begin();
    day('2026-02-02');
    const { json } = await agree(story, { day: 28 });
    await run('2026-02-25');
    const remind = () => remindOfInstalments(api.db, api.config, api.clock.now);
    await remind();
    expect(await countNotifications(story, 'Cobraremos tu mensualidad%')).toHaveLength(1);
    expect(await countNotifications(story, 'Tu mensualidad vence%')).toEqual([]);
    await act(story, json.id, 'pause');
    await remind();
    expect(await countNotifications(story, 'Tu mensualidad vence%')).toHaveLength(1);
  });

  it('goes to the bank once, in a file whose bytes stay the same, and is paid by the bank’s line', async () => {
    const { story, file, charge } = await sent();
    expect(charge).toMatchObject({ status: 'sent', fileId: file.id, amountCents: LEVEL });
    expect(file).toMatchObject({ charges: 1, waiting: 1, total_cents: LEVEL });
    // Nothing is left for another file.
    expect((await makeFile(story)).status).toBe(409);
    const url = `/api/v1/direct-debit-files/${file.id}/download` as const;
    const staff = await asStaff(story);
    const first = await staff.call({ method: 'POST', url });
    const { clabe } = await story.reference();
    expect(first.bytes.toString()).toBe(
      '\uFEFFreferencia,cuenta_cargo,titular,monto,fecha_cargo,cuenta_abono,concepto\r\n' +
        `${charge.reference},${MINE},Lucía Cruz Peña,9642.77,2026-02-20,${clabe},Mensualidad ${await folio(story)} ${charge.reference}\r\n`,
    );
    expect((await staff.call({ method: 'POST', url })).bytes.equals(first.bytes)).toBe(true);

    day('2026-02-20');
    const told = { concept: `MENSUALIDAD ${charge.reference}`, tracking_key: 'DOMI000001' };
    const replies = await Promise.all([
      line(story, LEVEL, '2026-02-20', told),
      line(story, LEVEL, '2026-02-20', told),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await newest(story)).toMatchObject({ status: 'collected', settledOn: '2026-02-20' });
    // It waits in credit balance for its day, the 28th, and pays it then.
    expect((await story.reference()).credit_balance_cents).toBe(LEVEL);
    await run('2026-02-21');
    expect(await statuses(story)).toEqual(['1/1 collected']);
    day('2026-03-02');
    expect(await story.reference()).toMatchObject({
      credit_balance_cents: 0,
      loans: [{ due_today_cents: 0, next: { n: 2 } }],
    });
    await people.assertSound(story);
  });

  it('is not made once its instalment was paid, before the day or before the file', async () => {
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    day('2026-02-18');
    await line(story, LEVEL, '2026-02-18', { sender_clabe: OTHER });
    await run('2026-02-19');
    expect(await statuses(story)).toEqual(['1/1 not_needed']);
    await run('2026-03-17');
    await run('2026-03-19');
    expect(await statuses(story)).toEqual(['1/1 not_needed', '2/1 ordered']);
    // Part of it, and then all.
    await line(story, 400_000, '2026-03-19', { sender_clabe: OTHER });
    await line(story, LEVEL - 400_000, '2026-03-19', { sender_clabe: OTHER });
    expect((await makeFile(story)).json).toEqual({ file: null, left_out: 1 });
    expect(await statuses(story)).toEqual(['1/1 not_needed', '2/1 not_needed']);
  });

  it('takes what is left of an instalment that was paid in part, and never more than was announced', async () => {
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    await line(story, 400_000, '2026-02-17', { sender_clabe: OTHER });
    await run('2026-02-19');
    expect(await newest(story)).toMatchObject({ status: 'ordered', amountCents: LEVEL - 400_000 });
  });

  it('comes on the due day where money beyond what is due would pay ahead', async () => {
    const story = await begin('instalments');
    day('2026-02-02');
    await agree(story);
    expect(present((await overview(story)).credits[0])).toMatchObject({
      early_is_used: true,
      // 28 February is a Saturday.
      next: { due_on: '2026-02-28', charge_on: '2026-02-27' },
    });
  });

  it('pays its instalment where other money reduces capital, also on the day before a closed one', async () => {
    const story = await begin('capital_term');
    day('2026-02-02');
    await agree(story);
    await run('2026-02-24');
    await run('2026-02-26');
    await makeFile(story);
    day('2026-02-27');
    await line(story, LEVEL, '2026-02-27');
    expect(await statuses(story)).toEqual(['1/1 collected']);
    day('2026-03-02');
    expect(await story.reference()).toMatchObject({
      loans: [{ due_today_cents: 0, next: { n: 2, amount_cents: LEVEL } }],
    });
    await people.assertSound(story);
  });

  it('leaves out what the bank was asked for by a mandate that was cancelled', async () => {
    const { story, mandate } = await sent();
    expect((await act(story, mandate.id, 'cancel')).json.status).toBe('cancelled');
    expect(await statuses(story)).toEqual(['1/1 sent']);
    await agree({ ...story, loanId: present(story.loanIds[0]) }, { day: 25 });
    await run('2026-02-22');
    expect(await statuses(story)).toEqual(['1/1 sent']);
    expect((await act(story, mandate.id, 'resume')).status).toBe(409);
  });
});

describe('a charge that the bank did not make', () => {
  it('is tried once more, three days of the banks later, and its person is told why', async () => {
    const { story, charge } = await sent();
    day('2026-02-20');
    expect((await fail(story, charge.id, 'insufficient_funds', '2026-02-19')).json.fields).toEqual({
      occurred_on: 'El banco no puede responder antes del día del cargo, el 20 de febrero de 2026.',
    });
    const { json } = await fail(story, charge.id, 'insufficient_funds', '2026-02-20');
    expect(json).toMatchObject({ status: 'failed', reason: 'insufficient_funds' });
    expect((await fail(story, charge.id, 'over_limit', '2026-02-20')).status).toBe(409);
    const [why] = await countNotifications(story, 'El banco no hizo el cargo%');
    expect(why).toContain('Lo intentaremos una sola vez más el 25 de febrero de 2026.');
    expect(why).toMatch(/Motivo: Fondos insuficientes$/);
    await run('2026-02-24');
    await makeFile(story);
    expect(await statuses(story)).toEqual(['1/1 failed', '1/2 sent']);
    day('2026-02-25');
    await fail(story, (await newest(story)).id, 'insufficient_funds', '2026-02-25');
    expect((await countNotifications(story, 'El banco no hizo el cargo%'))[0]).toContain(
      'No lo intentaremos otra vez',
    );
    await run('2026-02-26');
    await run('2026-03-10');
    expect(await statuses(story)).toEqual(['1/1 failed', '1/2 failed']);
    // The next instalment's charge takes both, with the late interest of the first.
    await run('2026-03-17');
    const both = await newest(story);
    expect(both).toMatchObject({ n: 2, attempt: 1, status: 'announced' });
    expect(both.amountCents).toBeGreaterThan(2 * LEVEL - 1);
    expect(both.amountCents).toBeLessThanOrEqual(2_000_000);
  });

  it('is not tried again once it was paid, nor for a reason that does not pass, which pauses the mandate', async () => {
    const paid = await sent();
    day('2026-02-20');
    await fail(paid.story, paid.charge.id, 'bank_unavailable', '2026-02-20');
    await line(paid.story, LEVEL, '2026-02-20', { sender_clabe: OTHER });
    await run('2026-02-24');
    expect(await statuses(paid.story)).toEqual(['1/1 failed', '1/2 not_needed']);

    const { story, charge } = await sent();
    day('2026-02-20');
    await fail(story, charge.id, 'account_closed', '2026-02-20');
    expect(await statuses(story)).toEqual(['1/1 failed']);
    expect(present((await overview(story)).credits[0]).mandate).toMatchObject({
      status: 'paused',
      pause_reason: 'bank_refused',
    });
    expect(await countNotifications(story, 'Pausamos los pagos automáticos%')).toHaveLength(1);
    await run('2026-03-17');
    expect(await statuses(story)).toEqual(['1/1 failed']);
  });

  it('was made after all when the bank’s line names it, and is not made twice', async () => {
    const { story, charge } = await sent();
    day('2026-02-20');
    await fail(story, charge.id, 'insufficient_funds', '2026-02-20');
    day('2026-02-23');
    await line(story, LEVEL, '2026-02-23', { concept: charge.reference });
    await run('2026-02-24');
    expect(await statuses(story)).toEqual(['1/1 collected', '1/2 not_needed']);
  });
});

describe('the line of a charge', () => {
  const reverse = async (story: People, key: string, kind: 'returned' | 'mistaken', on: Day) => {
    const staff = await asStaff(story);
    const { json } = await staff.call({ url: `/api/v1/bank-movements?q=${key}` });
    const { id } = present(json.items[0]);
    return asTwo(api, staff, {
      method: 'POST',
      url: `/api/v1/bank-movements/${id}/reverse`,
      body: { kind, occurred_on: on, reason: 'El banco lo dice así.' },
    });
  };

  it('that the bank sends back leaves the charge returned; one that never was, waiting', async () => {
    for (const [kind, status] of [
      ['returned', 'returned'],
      ['mistaken', 'sent'],
    ] as const) {
      const { story } = await sent();
      const on = toDay('2026-02-20');
      day(on);
      const key = `DOMI${status.toUpperCase()}`;
      await line(story, LEVEL, on, { tracking_key: key });
      expect((await newest(story)).status).toBe('collected');
      day(addDays(on, 1));
      expect((await reverse(story, key, kind, addDays(on, 1))).status).toBe(200);
      expect((await newest(story)).status).toBe(status);
      await people.assertSound(story);
    }
  });
});

it('an account that is not its person’s any more is charged nothing, also between order and file', async () => {
  const story = await begin();
  day('2026-02-02');
  const { json: mandate } = await agree(story);
  await run('2026-02-17');
  await run('2026-02-19');
  await registerAccount(api, await story.me(), OTHER, 'Lucía Cruz Peña');
  expect((await makeFile(story)).json).toEqual({ file: null, left_out: 1 });
  expect(await statuses(story)).toEqual(['1/1 withdrawn']);
  expect(present((await overview(story)).credits[0]).mandate).toMatchObject({
    status: 'paused',
    pause_reason: 'source_changed',
  });
  expect(await countNotifications(story, 'Pausamos los pagos automáticos%')).toHaveLength(1);
  expect((await act(story, mandate.id, 'resume')).status).toBe(422);
  // Agreed to anew, of the account that is there now.
  const url = `/api/v1/direct-debits/${mandate.id}` as const;
  const edited = await (await asMe(story)).call({ method: 'PUT', url, body: terms(story) });
  expect(edited.json).toMatchObject({ status: 'paused', source: { last4: '9719' } });
  expect((await act(story, mandate.id, 'resume')).json.status).toBe('active');

  await registerAccount(api, await story.me(), MINE, 'Lucía Cruz Peña');
  await run('2026-02-20');
  expect(present((await overview(story)).credits[0]).mandate?.pause_reason).toBe('source_changed');
});

const folio = async (story: People) => present((await overview(story)).credits[0]).project_folio;

it('staff read all charges by their state, and a person their own', async () => {
  const { story, charge, file } = await sent();
  const staff = await asStaff(story);
  const list = (query: string) => staff.call({ url: `/api/v1/direct-debit-charges?${query}` });
  expect((await list(`file_id=${file.id}`)).json.items).toMatchObject([
    { id: charge.id, applicant_name: 'Lucía Cruz Peña', last4: '3858', status: 'sent' },
  ]);
  const own = await (await story.me()).call({ url: '/api/v1/direct-debit-charges' });
  expect(own.json.items.map(({ id }) => id)).toEqual([charge.id]);
  expect(JSON.stringify(own.json)).not.toContain(MINE);
  const files = (await staff.call({ url: '/api/v1/direct-debit-files?limit=1' })).json;
  expect(files.items).toMatchObject([{ id: file.id, waiting: 1 }]);
});
