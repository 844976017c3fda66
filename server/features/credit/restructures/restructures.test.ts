import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { payments } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { notifications } from '@server/db/schema/platform';
import { loansOn } from '@server/features/compliance/reports/loans-on';
import { followCollections } from '@server/features/credit';
import { assertChainsSound } from '@server/jobs/chains';
import { principalDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { sealsAt } from '@server/ledger/seals';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const { begin, at, assertSound, takeBack } = repayingPeople(api);
type Begun = Awaited<ReturnType<typeof begin>>;

const terms = { months: 18, first_due_on: '2026-07-15', annual_rate_bp: 1800 };
const reason = 'Perdió su local y abre otro en agosto';

/** Everything that a person does with the restructure of a late credit. */
function acts(credit: Begun, loanId = firstOf(credit.loanIds)) {
  const url = `/api/v1/loans/${loanId}/restructures` as const;
  const staff = () => api.again(credit.story.staff);
  const me = () => credit.me();
  const ask = async (who: Person, changes: object = {}) => {
    await freshFactor(api, who);
    return who.call({
      method: 'POST',
      url,
      body: { ...terms, reason, ...changes },
      headers: once(),
    });
  };
  const propose = async (changes: object = {}) => {
    const reply = await asTwo(api, await staff(), {
      method: 'POST',
      url,
      body: { ...terms, reason, ...changes },
      headers: once(),
    });
    await api.doJobs();
    return reply;
  };
  /** A second person confirms what waits of this credit. */
  const confirm = async () => {
    const second = await secondPerson(api);
    const { items } = (await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' }))
      .json;
    const { id, payload_hash } = present(items.find(({ object_id }) => object_id === loanId));
    const reply = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${id}/confirm`,
      body: { payload_hash },
    });
    await api.doJobs();
    return reply;
  };
  const list = async (who: Person) => (await who.call({ url })).json.items;
  const contractOf = async (who: Person) => {
    const [item] = await list(who);
    const id = present(item?.contract_id);
    return (await who.call({ url: `/api/v1/contracts/${id}` })).json;
  };
  const sign = async (who: Person) => {
    const contract = await contractOf(who);
    return credit.story.sign(who, { id: contract.id, sha256: contract.sha256 });
  };
  const loan = async (who: Person) =>
    (await who.call({ url: `/api/v1/loans/${loanId}` as const })).json;
  const end = (who: Person, path: 'withdraw' | 'decline', id: string, body?: object) =>
    who.call({
      method: 'POST',
      url: `/api/v1/restructures/${id}/${path}` as const,
      ...(body && { body }),
      headers: once(),
    });
  return { loanId, staff, me, ask, confirm, propose, list, contractOf, sign, loan, end };
}

/** A credit of 30 January of which two instalments and part of the third were paid, on 15 June. */
async function lateCredit() {
  const credit = await begin();
  at('2026-02-28');
  await credit.pay(964_277, '2026-02-28');
  at('2026-03-30');
  await credit.pay(964_277, '2026-03-30', { tracking_key: `MARZO${credit.applicantId.slice(-6)}` });
  at('2026-05-10');
  await credit.pay(300_000, '2026-05-10');
  at('2026-06-15');
  await followCollections(api.db, api.config, api.clock.now);
  return { credit, ...acts(credit) };
}

const countNotifications = async (who: Pick<Person, 'userId'>, words: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, who.userId), sql`title like ${`%${words}%`}`))
  ).length;

test('staff propose, two people decide, the applicant signs, and all that follows is paid by the new calendar', async () => {
  const { credit, loanId, staff, me, ask, confirm, list, contractOf, sign, loan } =
    await lateCredit();
  const before = await loan(await me());
  const owed = present(before.owed);
  const asked = await (await staff()).call({
    url: `/api/v1/loans/${loanId}/restructure-preview?months=18&first_due_on=2026-07-15&annual_rate_bp=1800`,
  });
  const preview = asked.json;
  expect(preview).toMatchObject({
    months: 18,
    months_before: 12,
    annual_rate_bp: 1800,
    annual_rate_bp_before: 2400,
    capital_cents: owed.outstanding_cents,
    interest_cents: owed.due.interest_cents,
    vat_cents: owed.due.vat_cents,
    condoned_cents: owed.due.late_interest_cents + owed.due.late_vat_cents,
    expires_on: '2026-06-22',
    last_due_on: '2027-12-15',
  });
  const sum = (of: (row: (typeof preview.rows)[number]) => number) =>
    preview.rows.reduce((total: number, row) => total + of(row), 0);
  expect(sum((row) => row.capital_cents)).toBe(preview.capital_cents);
  expect(sum((row) => row.total_cents)).toBe(preview.total_cents);

  // One person alone proposes nothing.
  expect((await ask(await staff())).status).toBe(202);
  expect(await list(await staff())).toEqual([]);
  const waits = await (await staff()).call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
  expect(waits.json.items.find(({ object_id }) => object_id === loanId)?.title).toBe(
    `Proponer una reestructura del crédito ${before.folio}`,
  );
  expect((await confirm()).status).toBe(200);
  expect((await ask(await staff())).status).toBe(409);
  expect(await countNotifications(credit.story.applicant, 'Te proponemos reestructurar')).toBe(1);
  expect(firstOf(await list(await me()))).toMatchObject({
    status: 'proposed',
    reason: null,
    is_outdated: false,
    total_cents: preview.total_cents,
  });
  // Nothing changed before it is signed.
  expect((await loan(await me())).owed).toEqual(owed);

  const contract = await contractOf(await me());
  expect(contract).toMatchObject({ my_turn: true, status: 'pending' });
  expect(contract.title).toContain('Convenio modificatorio');
  expect(contract.signatures).toMatchObject([{ party: 'applicant' }]);
  const file = await (await me()).call({ url: `/api/v1/contracts/${contract.id}/file` });
  expect(file.status).toBe(200);
  expect(
    (
      await (
        await me()
      ).call({
        method: 'POST',
        url: `/api/v1/contracts/${contract.id}/sign`,
        body: { sha256: contract.sha256 },
        headers: once(),
      })
    ).status,
  ).toBe(403);

  const promised = { amount_cents: 100_000, promised_on: '2026-06-20' };
  const collections = `/api/v1/collections/${loanId}` as const;
  expect(
    (
      await (
        await staff()
      ).call({
        method: 'POST',
        url: `${collections}/promises`,
        body: promised,
        headers: once(),
      })
    ).status,
  ).toBe(200);

  at('2026-06-18');
  const debt = await balance(api.db, principalDebt(loanId));
  expect((await sign(await me())).status).toBe(200);
  expect((await sign(await me())).status).toBe(200);
  expect(await balance(api.db, principalDebt(loanId))).toBe(debt);
  expect(await countNotifications(credit.story.applicant, 'quedó reestructurado')).toBe(1);
  for (const lender of credit.lenders)
    expect(await countNotifications(lender, 'se reestructuró')).toBe(1);

  const after = await loan(await me());
  // What is shown of the credit are the terms by which it is paid now.
  expect(after).toMatchObject({ annual_rate_bp: 1800, term_months: 18 });
  expect(before).toMatchObject({ annual_rate_bp: 2400, term_months: 12 });
  expect(after.owed).toMatchObject({
    due_today_cents: 0,
    days_late: 0,
    outstanding_cents: owed.outstanding_cents,
    next: { n: 5, due_on: '2026-07-15', amount_cents: preview.rows[0]?.total_cents },
  });
  expect(after.instalments.slice(4)).toMatchObject(
    preview.rows.map(({ n, due_on, total_cents }) => ({ n, due_on, total_cents, paid_cents: 0 })),
  );
  expect(after.instalments.slice(2, 4)).toMatchObject([
    { n: 3, moved_on: '2026-06-18', owed_cents: 0, overdue: false },
    { n: 4, moved_on: '2026-06-18', owed_cents: 0, overdue: false },
  ]);
  const moved = after.instalments.reduce((total: number, row) => total + row.moved_cents, 0);
  expect(moved).toBe(owed.due.capital_cents + owed.due.interest_cents + owed.due.vat_cents);
  expect(firstOf(await list(await staff()))).toMatchObject({
    status: 'signed',
    signed_on: '2026-06-18',
    reason,
  });
  await assertSound(credit);

  // A report of a day before says what was late then.
  const overdueOn = async (day: string) =>
    (await api.db.execute<{ overdue: string }>(loansOn([loanId], toDay(day)))).rows[0]?.overdue;
  expect(await overdueOn('2026-06-17')).toBe(String(moved));
  expect(await overdueOn('2026-06-18')).toBe('0');

  // Staff's queue has it no more; its log and its investors' say so, without words.
  const page = await (await staff()).call({ url: `/api/v1/collections/${loanId}` });
  expect(page.json).toMatchObject({ days_late: 0, overdue_cents: 0 });
  const lender = await api.again(firstOf(credit.lenders));
  const [held] = await api.db
    .select()
    .from(participations)
    .where(
      and(
        eq(participations.loanId, loanId),
        eq(participations.investorId, firstOf(credit.investors)),
      ),
    );
  const log = await lender.call({
    url: `/api/v1/participations/${present(held).id}/collection-log`,
  });
  // What was promised of the old calendar is not waited for, and nobody reads later that it was broken.
  expect(log.json.items).toMatchObject([{ kind: 'restructured', promise: null, channel: null }]);
  expect(JSON.stringify(log.json)).not.toContain('local');
  const shown = await lender.call({ url: `/api/v1/participations/${present(held).id}` });
  expect(shown.json).toMatchObject({ annual_rate_bp: 1800, term_months: 18 });
  expect(shown.json.schedule.map(({ n }) => n)).toEqual(preview.rows.map(({ n }) => n));
  expect(shown.json.schedule.reduce((total: number, row) => total + row.capital_cents, 0)).toBe(
    shown.json.outstanding_cents,
  );

  // What is told later of an earlier day waits: nothing of that day is due any more.
  at('2026-06-20');
  await credit.pay(100_000, '2026-06-10');
  expect((await loan(await me())).owed).toMatchObject({
    next: { n: 5, amount_cents: (preview.rows[0]?.total_cents ?? 0) - 100_000 },
  });
  await assertSound(credit);
  // A payment that is taken back makes its own row owe again, and the new ones stay.
  await takeBack(credit, `MARZO${credit.applicantId.slice(-6)}`);
  const again = await loan(await me());
  // Two days of late interest on its 7,492.66 of capital, and VAT.
  const late = 1_998 + 320;
  expect(again.instalments[1]).toMatchObject({ n: 2, owed_cents: 964_277 - 100_000 + late });
  expect(again.instalments.slice(4)).toMatchObject(
    preview.rows.map(({ n, total_cents }) => ({ n, total_cents })),
  );
  await assertSound(credit);
  // Everything is paid off, and nobody is owed a centavo.
  at('2026-09-01');
  const rest = present((await loan(await me())).owed).payoff_cents;
  await credit.pay(rest, '2026-09-01');
  expect((await loan(await me())).status).toBe('settled');
  expect(await balance(api.db, principalDebt(loanId))).toBe(0);
  await assertSound(credit);
});

test('a proposal whose figures are no longer true is not signed, and staff make it anew', async () => {
  const { credit, staff, me, propose, list, sign, loan } = await lateCredit();
  await propose();
  at('2026-06-16');
  await credit.pay(50_000, '2026-06-16');
  const same = await sign(await me());
  expect([same.status, same.json.message]).toEqual([
    409,
    'Lo que debes cambió desde que se hizo esta propuesta, por un pago o porque venció otra mensualidad. Pide que te hagan otra con las cifras de hoy.',
  ]);
  expect(firstOf(await list(await me()))).toMatchObject({ status: 'proposed', is_outdated: true });
  expect((await propose()).status).toBe(200);
  expect((await list(await staff())).map(({ status }) => status)).toEqual(['proposed', 'expired']);
  // Money that came on the day of signing has to be counted first.
  expect((await sign(await me())).json.message).toContain('Firma mañana');
  at('2026-06-17');
  expect((await sign(await me())).status).toBe(200);
  expect((await loan(await me())).owed).toMatchObject({ due_today_cents: 0 });
  await assertSound(credit);
});

test('an offer that SQL changed is not signed, and one that SQL changed after it was signed rules nothing', async () => {
  const { credit, loanId, me, propose, contractOf, sign } = await lateCredit();
  await propose();
  const {
    rows: [row],
  } = await api.db.execute<{ id: string }>(
    sql`select id from loan_restructures where loan_id = ${loanId}`,
  );
  const { id } = present(row);
  const contract = await contractOf(await me());
  const file = await (await me()).call({ url: `/api/v1/contracts/${contract.id}/file` });
  const [hash = ''] = (await sealsAt(api.db, [`restructure:${id}:terms`])).values();
  const drawn = await pdfWords(file.bytes);
  expect(drawn).toContain(`Huella de las condiciones (SHA-256): ${hash}`);
  const read = await (await me()).call({ url: `/api/v1/contracts/${contract.id}/paper` });
  const { blocks, summary } = present(read.json.paper);
  const words = blocks.filter(({ kind }) => kind !== 'drawn').map(({ text }) => text);
  expect(words.filter((text) => !drawn.includes(text))).toEqual([]);
  expect(summary).toMatchObject({ months: 18, annual_rate_bp: 1800, late_rate_bp: 4800 });
  const set = (change: ReturnType<typeof sql>) =>
    api.db.execute(sql`update loan_restructures set ${change} where id = ${id}`);
  await set(sql`annual_rate_bp = 1700`);
  const refused = await sign(await me());
  expect([refused.status, refused.json.message]).toEqual([
    409,
    expect.stringContaining('no son los que se firmaron'),
  ]);
  await set(sql`annual_rate_bp = 1800`);
  expect((await sign(await me())).status).toBe(200);
  await assertChainsSound(api.db);

  at('2026-07-15');
  const made = () => api.db.select().from(payments).where(eq(payments.loanId, loanId));
  const before = await made();
  const {
    rows: [was],
  } = await api.db.execute<{ row: object }>(
    sql`select to_jsonb(r) as row from loan_restructures r where id = ${id}`,
  );
  for (const change of [
    sql`rows = rows - 0`,
    sql`paid = '[]'`,
    sql`status = 'proposed', signed_on = null, kept = null, moved = null, paid = null, ended_at = null`,
  ]) {
    await set(change);
    await credit.pay(100, '2026-07-15');
    await expect(assertChainsSound(api.db)).rejects.toThrow(loanId);
    await set(sql`(status, signed_on, rows, kept, moved, paid, ended_at) =
      (select r.status, r.signed_on, r.rows, r.kept, r.moved, r.paid, r.ended_at
         from jsonb_populate_record(null::loan_restructures, ${JSON.stringify(present(was).row)}::jsonb) r)`);
  }
  expect(await made()).toEqual(before);
  await assertSound(credit);
});

test('a proposal ends on its day, when staff withdraw it or when its applicant declines it', async () => {
  const { credit, loanId, staff, me, propose, list, sign, end } = await lateCredit();
  const nextStep = async () =>
    (await (await me()).call({ url: `/api/v1/loans/${loanId}` })).json.next_step;
  expect(await nextStep()).not.toContain('reestructura');
  await propose();
  expect(await nextStep()).toContain('Tienes una propuesta de reestructura hasta el');
  const declined = firstOf(await list(await me()));
  // Nobody else sees it, and nobody else ends or signs it.
  const stranger = await api.person('client');
  const { supplier, staff: other } = credit.story;
  expect(
    (await stranger.call({ url: `/api/v1/loans/${declined.loan_id}/restructures` })).status,
  ).toBe(404);
  expect((await end(stranger, 'decline', declined.id)).status).toBe(404);
  const contract = `/api/v1/contracts/${declined.contract_id}` as const;
  for (const who of [stranger, await api.again(supplier)]) {
    expect((await who.call({ url: contract })).status).toBe(404);
  }
  expect((await end(await api.again(other), 'decline', declined.id)).status).toBe(403);
  expect((await end(await me(), 'withdraw', declined.id, { reason })).status).toBe(403);
  expect((await end(await me(), 'decline', declined.id)).status).toBe(200);
  expect((await end(await me(), 'decline', declined.id)).status).toBe(409);
  expect(await nextStep()).not.toContain('reestructura');
  expect(await countNotifications(credit.story.staff, 'No se aceptó la reestructura')).toBe(1);
  expect((await sign(await me())).status).toBe(409);

  await propose();
  const withdrawn = firstOf(await list(await me()));
  expect((await end(await staff(), 'withdraw', withdrawn.id, { reason })).status).toBe(200);
  expect((await sign(await me())).status).toBe(409);
  expect(await countNotifications(credit.story.applicant, 'quedó sin efecto')).toBe(1);

  await propose();
  at('2026-06-23');
  expect((await sign(await me())).json.message).toContain('El plazo para firmar');
  await followCollections(api.db, api.config, api.clock.now);
  expect((await list(await me())).map(({ status }) => status)).toEqual([
    'expired',
    'withdrawn',
    'declined',
  ]);
  expect(await countNotifications(credit.story.applicant, 'quedó sin efecto')).toBe(2);
  await assertSound(credit);
});

test('terms are never worse than those that were agreed, and only a late credit is restructured', async () => {
  const { credit, staff, ask } = await lateCredit();
  const fieldsOf = async (changes: object) => (await ask(await staff(), changes)).json.fields;
  expect(await fieldsOf({ annual_rate_bp: 2401 })).toEqual({
    annual_rate_bp: 'La tasa no puede ser mayor que la actual, 24%.',
  });
  expect(await fieldsOf({ first_due_on: '2026-06-22' })).toEqual({
    first_due_on:
      'La primera mensualidad vence después del 22 de junio de 2026, el último día para firmar la propuesta.',
  });
  expect(await fieldsOf({ first_due_on: addDays(toDay('2026-06-15'), 63) })).toEqual({
    first_due_on: 'La primera mensualidad vence a más tardar el 16 de agosto de 2026.',
  });
  const due = present((await credit.reference()).loans[0]).due_today_cents;
  await credit.pay(due, dayInMexicoCity(api.clock.now));
  const current = await ask(await staff());
  expect([current.status, current.json.message]).toEqual([
    409,
    'Solo se reestructura un crédito en pagos que está atrasado.',
  ]);
});
