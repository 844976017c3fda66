import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { principalDebt, writtenOffDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { principalTurnPosted } from '@server/ledger/events/write-offs';
import { testApi } from '@tests/support/api';
import { BEGUN, repayingPeople } from '@tests/support/repaying';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCreditBalances } from './credit-balance';
import { holdInvestors } from './standing';

const api = await testApi();
const { begin, at, assertSound, stateOf, takeBack } = repayingPeople(api);

type Loan = Awaited<ReturnType<typeof begin>>;

/** The ledger's part of a write-off, or of what undoes it, however late the loan is; of none where nothing is owed. */
async function turned(
  { loanIds: [loanId = ''], story }: Loan,
  kind: 'write_off' | 'write_off_undone',
) {
  const on = dayInMexicoCity(api.clock.now);
  const by = story.staff.userId;
  await api.db.transaction(async (tx) => {
    const reason = 'Sin pago';
    const [row] =
      kind === 'write_off'
        ? await tx
            .insert(writeOffs)
            .values({ loanId, on, reason, evidence: reason, askedBy: by, doneAt: api.clock.now })
            .returning()
        : await tx
            .update(writeOffs)
            .set({ undoneOn: on, undoneReason: reason, undoneBy: by, undoneAt: api.clock.now })
            .where(eq(writeOffs.loanId, loanId))
            .returning();
    const account = kind === 'write_off' ? principalDebt(loanId) : writtenOffDebt(loanId);
    if (!row || (await balance(tx, account)) === 0) return;
    const investorIds = (await holdInvestors(tx, loanId)).map(({ investorId }) => investorId);
    await principalTurnPosted(tx, { kind, loanId, writeOffId: row.id, on, investorIds }, by);
  });
}

const on = (day: number): Day => addDays(BEGUN, day);
const debtOf = async ({ loanIds: [loanId = ''] }: Loan) => ({
  standing: await balance(api.db, principalDebt(loanId)),
  writtenOff: await balance(api.db, writtenOffDebt(loanId)),
});

it('what is recovered, reported late or taken back leaves no principal standing', async () => {
  const loan = await begin();
  at('2026-03-01');
  await loan.pay(964_277, '2026-02-28', { tracking_key: 'PRIMERO1' });
  at('2026-07-10');
  await turned(loan, 'write_off');
  await assertSound(loan);
  expect(await debtOf(loan)).toEqual({ standing: 0, writtenOff: 10_000_000 - 732_277 });

  // A recovery in parts.
  at('2026-07-20');
  await loan.pay(3_000_000, '2026-07-20', { tracking_key: 'RECUPERA1' });
  await assertSound(loan);
  const recovered = await debtOf(loan);
  expect(recovered.writtenOff).toBeLessThan(10_000_000 - 732_277);

  // A payment of a day before the write-off, of which the bank tells now.
  at('2026-08-01');
  await loan.pay(964_277, '2026-03-30', { tracking_key: 'TARDIO1' });
  await assertSound(loan);

  // One of before it that was none, then the recovery itself.
  await takeBack(loan, 'PRIMERO1');
  await assertSound(loan);
  await takeBack(loan, 'RECUPERA1');
  await assertSound(loan);
  expect((await debtOf(loan)).standing).toBe(0);

  // All of it comes back; then that was no money either.
  at('2026-08-10');
  const [owed] = (await loan.reference()).loans;
  await loan.pay(owed?.payoff_cents ?? 0, '2026-08-10', { tracking_key: 'TODO1' });
  await assertSound(loan);
  expect(await debtOf(loan)).toEqual({ standing: 0, writtenOff: 0 });
  expect((await loan.reference()).loans).toEqual([]);
  await takeBack(loan, 'TODO1');
  await assertSound(loan);
  expect((await debtOf(loan)).writtenOff).toBeGreaterThan(0);

  // Undone: what is left stands again, and a payment of any day still finds it.
  at('2026-08-20');
  await turned(loan, 'write_off_undone');
  await assertSound(loan);
  await loan.pay(500_000, '2026-07-15', { tracking_key: 'TARDIO2' });
  await assertSound(loan);
  expect((await debtOf(loan)).writtenOff).toBe(0);
}, 120_000);

it('leaves the same in whatever order payments across it were reported', async () => {
  const payment = fc.record({
    day: fc.integer({ min: 5, max: 230 }),
    cents: fc.integer({ min: 10_000, max: 5_000_000 }),
  });
  const stories = fc.record({
    all: fc
      .array(payment, { minLength: 2, maxLength: 4 })
      .map((each) => each.map((one, k) => ({ ...one, key: `CASTIGO${k}` })))
      .chain((each) =>
        fc.tuple(fc.constant(each), fc.shuffledSubarray(each, { minLength: each.length })),
      ),
    writtenOff: fc.integer({ min: 100, max: 160 }),
    undone: fc.option(fc.integer({ min: 160, max: 220 })),
  });
  await fc.assert(
    fc.asyncProperty(stories, async ({ all: [all, shuffled], writtenOff, undone }) => {
      const payOf = (loan: Loan) => (each: { day: number; cents: number; key: string }) =>
        loan.pay(each.cents, on(each.day), {
          tracking_key: each.key + loan.applicantId.slice(-8),
        });
      const turns = (loan: Loan) => [
        { day: writtenOff, act: () => turned(loan, 'write_off') },
        ...(undone === null ? [] : [{ day: undone, act: () => turned(loan, 'write_off_undone') }]),
      ];
      const punctual = await begin();
      const steps = [
        ...all.map((each) => ({ day: each.day, act: () => payOf(punctual)(each) })),
        ...turns(punctual),
      ].sort((a, b) => a.day - b.day);
      for (const { day, act } of steps) {
        at(on(day));
        // What is in favour has paid what fell due before anything else is done on a day.
        await applyCreditBalances(api.db, api.config, api.clock.now);
        await act();
        await assertSound(punctual);
      }
      at(on(240));
      await assertSound(punctual);
      const expected = await stateOf(punctual);

      const late = await begin();
      for (const { day, act } of turns(late)) {
        at(on(day));
        await act();
      }
      at(on(240));
      for (const each of shuffled) {
        await payOf(late)(each);
        await assertSound(late);
      }
      expect(await stateOf(late)).toEqual(expected);
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 240_000);
