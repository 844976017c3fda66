import { toDay } from '@contract/kernel/fields/day';
import { approvals } from '@server/db/schema/platform';
import { loansOn } from '@server/features/compliance/reports/loans-on';
import { principalDebt, writtenOffDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { holdersOn } from '@server/ledger/history';
import type { Person } from '@tests/support/api';
import { testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { followCollections } from './follow';

const api = await testApi();
const { begin, at, assertSound, takeBack } = repayingPeople(api);

const body = {
  reason: 'Sin pago y sin respuesta',
  evidence: 'Doce contactos sin respuesta; dictamen del despacho en el expediente.',
};
const PRINCIPAL = 10_000_000;

type Loan = Awaited<ReturnType<typeof begin>>;
const idOf = ({ loanIds: [loanId = ''] }: Loan) => loanId;
const asked = (loan: Loan) =>
  ({ method: 'POST', url: `/api/v1/collections/${idOf(loan)}/write-offs`, body }) as const;
const undone = (loan: Loan) =>
  ({
    method: 'POST',
    url: `/api/v1/collections/${idOf(loan)}/write-off-undoings`,
    body: { reason: 'Se confundió de crédito' },
  }) as const;
const shown = async (staff: Person, loan: Loan) =>
  (await staff.call({ url: `/api/v1/collections/${idOf(loan)}/write-offs` })).json;
const debtOf = async (loan: Loan) => [
  await balance(api.db, principalDebt(idOf(loan))),
  await balance(api.db, writtenOffDebt(idOf(loan))),
];
/** Its investor's own participation, and their money. */
async function seenBy(loan: Loan) {
  const [lender] = loan.lenders;
  if (!lender) throw new Error('nobody lent');
  const who = await api.again(lender);
  const { items } = (await who.call({ url: '/api/v1/participations' })).json;
  const { json: balances } = await who.call({ url: `/api/v1/balances/${lender.investorId}` });
  const notices = (await who.call({ url: '/api/v1/notifications' })).json.items;
  const log = (
    await who.call({ url: `/api/v1/participations/${items[0]?.id ?? ''}/collection-log` })
  ).json.items;
  return { participation: items[0], balances, notices, log };
}

it('takes more than ninety days, two people with a second factor, and nobody else', async () => {
  const loan = await begin();
  at('2026-05-29');
  await followCollections(api.db, api.config, api.clock.now);
  const staff = await api.again(loan.story.staff);
  expect(await shown(staff, loan)).toMatchObject({ principal_cents: PRINCIPAL, items: [] });
  await freshFactor(api, staff);
  const early = await staff.call(asked(loan));
  expect([early.status, early.json.message]).toEqual([
    409,
    'Solo se castiga un crédito con más de 90 días de atraso. Hoy lleva 90.',
  ]);
  expect((await staff.call(undone(loan))).status).toBe(409);

  at('2026-05-30');
  const today = await api.again(loan.story.staff);
  expect((await today.call(asked(loan))).json.code).toBe('step_up_required');
  await freshFactor(api, today);
  const short = { ...asked(loan), body: { ...body, evidence: 'Nada' } };
  expect((await today.call(short)).status).toBe(400);
  const unknown = `/api/v1/collections/${UNKNOWN_ID}/write-offs` as const;
  expect((await today.call({ method: 'POST', url: unknown, body })).status).toBe(404);
  const waits = await today.call(asked(loan));
  expect(waits.status).toBe(202);
  expect(await debtOf(loan)).toEqual([PRINCIPAL, 0]);
  const [kept] = await api.db
    .select()
    .from(approvals)
    .where(eq(approvals.objectId, idOf(loan)));
  expect(kept).toMatchObject({ amountCents: PRINCIPAL, outcome: 'waiting' });
  expect(kept?.lines.map(({ value }) => value)).toEqual(['$60,000.00 MXN', '$40,000.00 MXN']);
  const confirm = {
    method: 'POST',
    url: `/api/v1/approvals/${kept?.id ?? ''}/confirm`,
    body: { payload_hash: kept?.payloadHash ?? '' },
  } as const;
  expect((await today.call(confirm)).status).toBe(403);

  for (const each of [loan.story.applicant, loan.lenders[0], loan.story.supplier]) {
    if (!each) throw new Error('nobody is there');
    const other = await api.again(each);
    await freshFactor(api, other);
    expect((await other.call(asked(loan))).status).toBe(403);
    expect((await other.call(undone(loan))).status).toBe(403);
    const read = await other.call({ url: `/api/v1/collections/${idOf(loan)}/write-offs` });
    expect(read.status).toBe(403);
  }

  const second = await secondPerson(api);
  expect((await second.call(confirm)).status).toBe(200);
  expect(await debtOf(loan)).toEqual([0, PRINCIPAL]);
  const { items } = await shown(second, loan);
  expect(items).toMatchObject([
    {
      ...body,
      on: '2026-05-30',
      principal_cents: PRINCIPAL,
      recovered_cents: 0,
      confirmed_by: 'Segunda Persona',
      undone: null,
    },
  ]);
  await assertSound(loan);
});

it('is read by its investors and its applicant, is recovered in parts, settled, and owed again', async () => {
  const loan = await begin();
  at('2026-06-10');
  await followCollections(api.db, api.config, api.clock.now);
  const before = (await loan.reference()).loans[0]?.payoff_cents;
  expect((await asTwo(api, await api.again(loan.story.staff), asked(loan))).status).toBe(200);
  // Nothing of what is owed is forgiven.
  expect((await loan.reference()).loans[0]?.payoff_cents).toBe(before);
  // The reports count it as before: it owes all of it, more than ninety days late, to the same people.
  const on = toDay('2026-06-10');
  const { rows: stood } = await api.db.execute(loansOn([idOf(loan)], on));
  expect(stood).toMatchObject([{ owed: `${PRINCIPAL}`, days_late: 102 }]);
  expect((await api.db.execute(holdersOn([idOf(loan)], on))).rows).toHaveLength(2);
  const me = await loan.me();
  const own = (await me.call({ url: `/api/v1/loans/${idOf(loan)}/collection` })).json;
  expect(own).toMatchObject({ is_late: true, written_off_on: '2026-06-10' });
  const notices = (await me.call({ url: '/api/v1/notifications' })).json.items;
  expect(notices[0]?.body).toContain('no cambia ni se perdona');

  const seen = await seenBy(loan);
  expect(seen.participation).toMatchObject({
    status: 'written_off',
    outstanding_cents: 6_000_000,
    written_off: { on: '2026-06-10', principal_cents: 6_000_000, recovered_cents: 0 },
  });
  expect(seen.balances).toMatchObject({ invested_cents: 0, written_off_cents: 6_000_000 });
  expect(seen.notices[0]?.body).toContain('El 10 de junio de 2026');
  expect(seen.notices[0]?.body).toContain('$60,000.00 MXN');
  expect(seen.log[0]).toMatchObject({ kind: 'written_off' });
  const staff = await api.again(loan.story.staff);
  const queue = async (query: string) =>
    (await staff.call({ url: `/api/v1/collections?limit=100&${query}` })).json.items.map(
      ({ loan_id }) => loan_id,
    );
  expect(await queue('write_off=standing')).toContain(idOf(loan));
  expect(await queue('write_off=none')).not.toContain(idOf(loan));

  at('2026-06-20');
  await loan.pay(5_000_000, '2026-06-20', { tracking_key: 'PARTE1' });
  await assertSound(loan);
  const after = await seenBy(loan);
  const recovered = after.participation?.received_capital_cents ?? 0;
  expect(recovered).toBeGreaterThan(0);
  expect(after.participation).toMatchObject({
    status: 'written_off',
    outstanding_cents: 6_000_000 - recovered,
    written_off: { principal_cents: 6_000_000, recovered_cents: recovered },
  });

  const [left] = (await loan.reference()).loans;
  await loan.pay(left?.payoff_cents ?? 0, '2026-06-20', { tracking_key: 'RESTO1' });
  await assertSound(loan);
  const ended = await seenBy(loan);
  expect(ended.participation?.status).toBe('settled');
  expect(ended.participation?.written_off).toMatchObject({ recovered_cents: 6_000_000 });
  const undoing = await asTwo(api, await api.again(loan.story.staff), undone(loan));
  expect(undoing.status).toBe(409);

  await takeBack(loan, 'RESTO1');
  await assertSound(loan);
  expect((await seenBy(loan)).participation?.status).toBe('written_off');
}, 60_000);

it('is undone by two people, and may be done again', async () => {
  const loan = await begin();
  at('2026-06-10');
  await followCollections(api.db, api.config, api.clock.now);
  const staff = await api.again(loan.story.staff);
  await asTwo(api, staff, asked(loan));
  expect((await asTwo(api, staff, asked(loan))).json).toMatchObject({
    message: 'El crédito ya está castigado.',
  });
  expect((await asTwo(api, staff, undone(loan))).status).toBe(200);
  expect(await debtOf(loan)).toEqual([PRINCIPAL, 0]);
  await assertSound(loan);
  const seen = await seenBy(loan);
  expect(seen.participation).toMatchObject({ status: 'active', written_off: null });
  expect(seen.log.map(({ kind }) => kind)).toEqual(['write_off_undone', 'written_off']);
  expect((await shown(staff, loan)).items).toMatchObject([
    { undone: { on: '2026-06-10', reason: 'Se confundió de crédito' } },
  ]);
  expect((await asTwo(api, staff, asked(loan))).status).toBe(200);
  expect(await debtOf(loan)).toEqual([0, PRINCIPAL]);
  expect((await shown(staff, loan)).items).toMatchObject([
    { undone: null, principal_cents: PRINCIPAL },
    { undone: { confirmed_by: 'Segunda Persona' }, recovered_cents: 0 },
  ]);
  await assertSound(loan);
});
