import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import { NOTICE_DAYS } from '@contract/treasury/direct-debits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeAmount, chargeOfLine, chosenDay, planCharge, retryDay } from './rules';

const plan = { day: 5, waits: true, closed: [] };
const cents = toCentavos;

describe('the chosen day', () => {
  it.each([
    // Its day of the month, on or before the day on which it falls due.
    ['2026-11-18', 5, '2026-11-05'],
    ['2026-11-05', 5, '2026-11-05'],
    ['2026-11-03', 5, '2026-10-05'],
    // Over the turn of the year.
    ['2027-01-03', 28, '2026-12-28'],
    // On the Friday before a Sunday, and before the holiday of Monday 16 November.
    ['2026-11-20', 15, '2026-11-13'],
    ['2026-11-20', 16, '2026-11-13'],
  ])('of what falls due on %s, by the %d, is %s', (dueOn, day, expected) => {
    expect(chosenDay(toDay(dueOn), { ...plan, day })).toBe(expected);
  });

  it('is the due day where money does not wait, and before a day that staff know to be closed', () => {
    const due = toDay('2026-11-18');
    expect(chosenDay(due, { ...plan, waits: false })).toBe(due);
    expect(chosenDay(due, { ...plan, waits: false, closed: [due] })).toBe('2026-11-17');
  });

  it('is never after the due day, nor a month and some closed days before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 28 }), (k, day) => {
        const dueOn = addDays(toDay('2024-01-01'), k);
        const before = daysBetween(chosenDay(dueOn, { ...plan, day }), dueOn);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(30 + 5);
      }),
    );
  });
});

const row = (n: number, dueOn: string, today: string, missing = 100) => ({
  n,
  dueOn: toDay(dueOn),
  missing: cents(missing),
  isDue: dueOn <= today,
});
const none: ReadonlySet<Day> = new Set();

describe('the next charge', () => {
  const rows = (today: string) => [row(4, '2026-11-18', today), row(5, '2026-12-18', today)];

  it('is told three days before its day', () => {
    expect(planCharge(rows('2026-10-20'), none, plan, toDay('2026-10-20'))).toEqual({
      n: 4,
      dueOn: '2026-11-18',
      tellOn: '2026-11-02',
      chargeOn: '2026-11-05',
    });
  });

  it('comes three days after a notice that could not be given before, on a day of work of the banks', () => {
    // Wednesday: three days later is Saturday, and Monday is a holiday.
    expect(planCharge(rows('2026-11-11'), none, plan, toDay('2026-11-11'))).toMatchObject({
      n: 4,
      tellOn: '2026-11-11',
      chargeOn: '2026-11-17',
    });
  });

  it('is the next instalment once one has had its charge, and only the last of several that are late', () => {
    const charged = new Set([toDay('2026-11-18')]);
    expect(planCharge(rows('2026-11-11'), charged, plan, toDay('2026-11-11'))).toMatchObject({
      n: 5,
      tellOn: '2026-12-01',
    });
    const late = planCharge(rows('2027-01-10'), none, plan, toDay('2027-01-10'));
    expect(late).toMatchObject({ n: 5, dueOn: '2026-12-18' });
    const all = new Set([toDay('2026-12-18')]);
    expect(planCharge(rows('2027-01-10'), all, plan, toDay('2027-01-10'))).toBeNull();
  });

  it('leaves at least the days of notice, whatever the day, and is of what is owed alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 1, max: 28 }),
        fc.boolean(),
        (k, day, waits) => {
          const today = addDays(toDay('2026-11-18'), k);
          const next = planCharge(rows(today), none, { day, waits, closed: [] }, today);
          expect(next && daysBetween(next.tellOn, next.chargeOn)).toBeGreaterThanOrEqual(
            NOTICE_DAYS,
          );
          expect(next && next.tellOn >= today).toBe(true);
        },
      ),
    );
    expect(planCharge([], none, plan, toDay('2026-11-18'))).toBeNull();
  });
});

describe('what a charge takes', () => {
  const today = '2026-11-20';
  const owed = {
    due: cents(1_000),
    rows: [
      row(4, '2026-11-18', today, 1_000),
      row(5, '2026-12-18', today, 700),
      row(6, '2027-01-18', today, 700),
    ],
  };
  const asked = { dueOn: toDay('2026-12-18'), most: cents(5_000), atBank: [] };
  const atBank = (amount: number, dueOn = '2026-12-18') => [
    { dueOn: toDay(dueOn), amount: cents(amount) },
  ];

  it('is all that is owed until its instalment', () => {
    expect(chargeAmount(owed, asked)).toEqual({ amount: 1_700, rest: 0 });
    expect(chargeAmount(owed, { ...asked, dueOn: toDay('2026-11-18') })).toEqual({
      amount: 1_000,
      rest: 0,
    });
  });

  it('leaves what is beyond the most, and what the bank has already', () => {
    expect(chargeAmount(owed, { ...asked, most: cents(1_500) })).toEqual({
      amount: 1_500,
      rest: 200,
    });
    expect(chargeAmount(owed, { ...asked, atBank: atBank(1_000) }).amount).toBe(700);
    expect(chargeAmount(owed, { ...asked, atBank: atBank(1_701) }).amount).toBe(0);
  });

  it('of an instalment that is late is not paid by what the bank was asked for of the next one', () => {
    const late = { ...asked, dueOn: toDay('2026-11-18') };
    expect(chargeAmount(owed, { ...late, atBank: atBank(700) }).amount).toBe(1_000);
    // The other one takes both.
    expect(chargeAmount(owed, { ...late, atBank: atBank(1_700) }).amount).toBe(0);
  });

  it('never exceeds what is owed nor what is allowed, with what is at the bank', () => {
    const some = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(some, some, some, some, (due, coming, most, taken) => {
        const { amount, rest } = chargeAmount(
          { due: cents(due), rows: [row(5, '2026-12-18', today, coming)] },
          { ...asked, most: cents(most), atBank: atBank(taken) },
        );
        expect(amount).toBeLessThanOrEqual(most);
        expect(amount + Math.min(taken, due + coming)).toBeLessThanOrEqual(due + coming);
        expect(amount + rest).toBe(Math.max(0, due + coming - taken));
      }),
    );
  });
});

it('a charge is tried once more, for a reason that passes, three days of the banks later', () => {
  const today = toDay('2026-11-13');
  const reason = 'insufficient_funds' as const;
  expect(retryDay({ attempt: 1, reason }, today, [])).toBe('2026-11-19');
  expect(retryDay({ attempt: 2, reason }, today, [])).toBeNull();
  expect(retryDay({ attempt: 1, reason: 'account_closed' }, today, [])).toBeNull();
});

describe('the charge of a line', () => {
  const charge = (id: string, changes: object = {}) => ({
    id,
    reference: `D10000${id}`,
    amountCents: cents(500),
    sourceKind: 'clabe' as const,
    sourceMark: 'mine',
    chargeOn: toDay('2026-11-05'),
    status: 'sent' as const,
    ...changes,
  });
  const line = (changes: object = {}) => ({
    amountCents: cents(500),
    senderMark: 'mine',
    occurredOn: toDay('2026-11-05'),
    concept: 'MENSUALIDAD SF-1001 D100002',
    ...changes,
  });
  const two = [charge('1'), charge('2')];

  it('is the one that it names, else the oldest of its account and amount', () => {
    expect(chargeOfLine(two, line())?.id).toBe('2');
    expect(chargeOfLine(two, line({ concept: 'pago' }))?.id).toBe('1');
  });

  it('is of the same account and amount, and not of a day before it', () => {
    expect(chargeOfLine(two, line({ senderMark: 'other' }))).toBeNull();
    expect(chargeOfLine(two, line({ amountCents: cents(499) }))).toBeNull();
    expect(chargeOfLine(two, line({ occurredOn: toDay('2026-11-04') }))).toBeNull();
  });

  it('is one that was said to have failed only by its name', () => {
    const failed = [{ ...charge('2'), status: 'failed' as const }];
    expect(chargeOfLine(failed, line())?.id).toBe('2');
    expect(chargeOfLine(failed, line({ concept: 'pago' }))).toBeNull();
  });

  it('of a card is one that names it, whoever sent the money', () => {
    const card = [{ ...charge('2'), sourceKind: 'card' as const, sourceMark: 'card' }];
    expect(chargeOfLine(card, line({ senderMark: 'gateway' }))?.id).toBe('2');
    expect(chargeOfLine(card, line({ senderMark: 'gateway', concept: 'pago' }))).toBeNull();
    expect(chargeOfLine(card, line({ amountCents: cents(499) }))).toBeNull();
  });
});
