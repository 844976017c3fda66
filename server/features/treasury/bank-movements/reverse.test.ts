import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import { applicants } from '@server/db/schema/people';
import { approvals } from '@server/db/schema/platform';
import { bankMovements } from '@server/db/schema/treasury';
import {
  custodyBank,
  incomeTaxWithheld,
  investorAvailable,
  principalDebt,
  recoverable,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { withdrawalRequested } from '@server/ledger/events/withdrawals';
import { move, post } from '@server/ledger/post';
import { recomputeBalances } from '@server/ledger/verify';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
const HOUSE = '646180110400000007';

const at = (on: string) => {
  api.clock.now = new Date(`${on}T18:00:00Z`);
};

/** A credit of 100,000 whose first instalment was paid on its day, 28 February. */
async function paidOnce() {
  at('2026-01-30');
  const story = await creditStory(api);
  const { first, second } = await story.repaying();
  const reference = async () =>
    (await (await api.again(story.applicant)).call({ url: '/api/v1/payments/reference' })).json;
  const { clabe, loans } = await reference();
  at('2026-02-28');
  const line = bank.line({ receiver_clabe: clabe, amount_cents: 964_277 });
  await bank.report(line);
  const [movement] = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.trackingKey, line.tracking_key));
  const [row] = await api.db.select().from(applicants).where(eq(applicants.paymentClabe, clabe));
  const cash = () =>
    Promise.all(
      [first, second].map(({ investorId }) => balance(api.db, investorAvailable(investorId))),
    );
  const claim = (investorId: string) =>
    balance(api.db, recoverable(row?.id ?? '', investorAvailable(investorId)));
  /** The bank's line of the same transfer on its way back. */
  const sendBack = () =>
    bank.report(
      bank.line({
        direction: 'out',
        tracking_key: line.tracking_key,
        amount_cents: line.amount_cents,
        sender_clabe: HOUSE,
        receiver_clabe: line.sender_clabe,
      }),
    );
  return {
    story,
    first,
    second,
    reference,
    clabe,
    loanId: loans[0]?.loan_id ?? '',
    movementId: movement?.id ?? '',
    key: line.tracking_key,
    cash,
    claim,
    sendBack,
  };
}

async function assertSound() {
  await assertReconciled(api.db);
  expect(await api.db.transaction(recomputeBalances)).toEqual([]);
}

const statusOf = async (id: string) =>
  (await api.db.select().from(bankMovements).where(eq(bankMovements.id, id)))[0]?.status;

const takeHome = (investorId: string, on: Day) =>
  api.db.transaction(async (tx) =>
    withdrawalRequested(tx, {
      occurredOn: on,
      actor: 'test',
      withdrawalId: v7(),
      investorId,
      amount: await balance(tx, investorAvailable(investorId)),
    }),
  );

describe('a payment that the bank sends back', () => {
  it('on a later day takes nothing from investors: the loan owes again, and pays them off first', async () => {
    const loan = await paidOnce();
    const before = await loan.cash();
    at('2026-03-10');
    expect((await loan.sendBack()).status).toBe(200);
    expect(await statusOf(loan.movementId)).toBe('returned');
    expect(await loan.cash()).toEqual(before);
    const claims = [
      await loan.claim(loan.first.investorId),
      await loan.claim(loan.second.investorId),
    ];
    // 60 and 40 % of 7,322.77 and of 2,000.00 less a fifth.
    expect(claims).toEqual([439_366 + 96_000, 292_911 + 64_000]);
    expect(await balance(api.db, principalDebt(loan.loanId))).toBe(10_000_000);
    const owed = (await loan.reference()).loans[0];
    // 7,322.77 at 48 % for ten days, and its VAT.
    expect(owed).toMatchObject({ due_today_cents: 964_277 + 9_764 + 1_562, days_late: 10 });
    await assertSound();

    await bank.report(
      bank.line({ receiver_clabe: loan.clabe, amount_cents: owed?.due_today_cents ?? 0 }),
    );
    expect(await loan.claim(loan.first.investorId)).toBe(0);
    // What is new to them is the late interest alone, less its tax.
    const gained = (await loan.cash()).map((cents, k) => cents - (before[k] ?? 0));
    expect(gained).toEqual([5_858 - 1_172, 3_906 - 781]);
    await assertSound();
  });

  it('on its own day is taken from the investors who still have it', async () => {
    const loan = await paidOnce();
    const [, had = 0] = await loan.cash();
    await takeHome(loan.first.investorId, toDay('2026-02-28'));
    await loan.sendBack();
    expect(await loan.cash()).toEqual([0, had - 292_911 - 64_000]);
    expect(await loan.claim(loan.second.investorId)).toBe(0);
    expect(await loan.claim(loan.first.investorId)).toBe(439_366 + 96_000);
    await assertSound();
  });
});

describe('a line that never was', () => {
  it('is taken back by two of staff with a second factor and a reason, once', async () => {
    const loan = await paidOnce();
    const [major = 0, minor = 0] = await loan.cash();
    at('2026-03-02');
    const path = `/api/v1/bank-movements/${loan.movementId}/reverse`;
    const body = { kind: 'mistaken', occurred_on: '2026-03-02', reason: 'Capturado dos veces' };
    const staff = await api.again(loan.story.staff);
    const request = { method: 'POST', url: path, body } as const;
    const send = () => staff.call(request);
    expect((await send()).status).toBe(403);
    expect((await asTwo(api, staff, request)).status).toBe(200);
    const [confirmed] = await api.db
      .select()
      .from(approvals)
      .where(and(eq(approvals.objectId, loan.movementId), eq(approvals.outcome, 'done')));
    expect(confirmed?.details.slice(2)).toEqual([
      { label: 'Qué pasó', value: 'Nunca estuvo en el estado de cuenta' },
      { label: 'Día', value: '02/03/2026' },
      { label: 'Depósito de', value: 'Lucía Cruz Peña' },
      { label: 'Vuelve a deberse', value: expect.stringMatching(/^[A-Z]+-\d+$/) },
      { label: 'Motivo', value: 'Capturado dos veces' },
    ]);
    expect(await statusOf(loan.movementId)).toBe('mistaken');
    expect(await loan.cash()).toEqual([major - 439_366 - 96_000, minor - 292_911 - 64_000]);
    expect((await loan.reference()).loans[0]).toMatchObject({ days_late: 2 });
    const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
    // Neither side counts it any more.
    expect(json.differences.map(({ tracking_key }) => tracking_key)).not.toContain(loan.key);
    expect((await send()).status).toBe(409);
    await assertSound();
  });

  it('is taken back once, however many of staff ask for it and confirm it at the same moment', async () => {
    const loan = await paidOnce();
    const [major = 0, minor = 0] = await loan.cash();
    at('2026-03-02');
    const path = `/api/v1/bank-movements/${loan.movementId}/reverse`;
    const body = { kind: 'mistaken', occurred_on: '2026-03-02', reason: 'Capturado dos veces' };
    const both = [await api.again(loan.story.staff), await secondPerson(api)] as const;
    for (const one of both) await freshFactor(api, one);
    const times = <T>(count: number, act: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, n) => act(n)));
    const asked = await times(6, (n) =>
      both[n % 2 ? 1 : 0].call({ method: 'POST', url: path, body }),
    );
    expect(asked.map(({ status }) => status)).toContain(202);
    expect(asked.filter(({ status }) => status !== 202 && status !== 409)).toEqual([]);
    const { json } = await both[0].call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
    const waiting = json.items.filter(({ object_id: id }) => id === loan.movementId);
    const confirmed = await times(6 * waiting.length, (n) => {
      const one = present(waiting[n % waiting.length]);
      return both[n < 3 * waiting.length ? 0 : 1].call({
        method: 'POST',
        url: `/api/v1/approvals/${one.id}/confirm`,
        body: { payload_hash: one.payload_hash },
      });
    });
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(confirmed.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await statusOf(loan.movementId)).toBe('mistaken');
    expect(await loan.cash()).toEqual([major - 439_366 - 96_000, minor - 292_911 - 64_000]);
    await assertSound();
  });

  it('is refused with a message while custody has less than it', async () => {
    const loan = await paidOnce();
    const held = await balance(api.db, custodyBank);
    const lost = recoverable(loan.first.investorId, incomeTaxWithheld);
    await api.db.transaction((tx) =>
      post(tx, {
        kind: 'lost',
        key: 'test:lost',
        occurredOn: toDay('2026-02-28'),
        actor: 'test',
        sourceRef: 'test',
        postings: move(lost, custodyBank, toCentavos(held - 964_276)),
      }),
    );
    const staff = await api.again(loan.story.staff);
    const body = { kind: 'mistaken', occurred_on: '2026-02-28', reason: 'Capturado dos veces' };
    const url = `/api/v1/bank-movements/${loan.movementId}/reverse` as const;
    const { status, json } = await asTwo(api, staff, { method: 'POST', url, body });
    expect([status, JSON.stringify(json)]).toEqual([
      409,
      expect.stringContaining('La cuenta de custodia tiene menos que este depósito.'),
    ]);
    expect(await statusOf(loan.movementId)).toBe('matched');
  });
});
