import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import type { AccountRow } from '@server/ledger/statement-rows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStatement, dueAtEnd, dueLines, lastClosable, monthsBetween } from './rules';

const from = toDay('2026-02-01');

const row = (changes: Partial<AccountRow> & { pesos: number }): AccountRow => ({
  entryId: crypto.randomUUID(),
  kind: 'deposit',
  undoes: false,
  concept: null,
  on: toDay('2026-02-28'),
  source: null,
  project: null,
  cents: toCentavos(Math.round(changes.pesos * 100)),
  ...changes,
});

/** Half of a payment of 9,642.77: capital 7,322.77, interest 2,000.00, of which 20 % is withheld. */
const distribution = (source: string, sign = 1, undoes = false) =>
  [
    { kind: 'distribution_capital', concept: 'capital', pesos: 3661.39 },
    { kind: 'distribution_interest', concept: 'interest', pesos: 1000 },
    { kind: 'income_tax_withheld', concept: 'interest', pesos: -200 },
  ].map((part) => row({ ...part, source, undoes, project: 'SF-001001', pesos: sign * part.pesos }));

describe('an account over a period', () => {
  it('shows a payment as one movement with its parts, and balances worked by hand', () => {
    const opening = toCentavos(1_000_000);
    const rows = [
      row({ pesos: 500, on: toDay('2026-02-03') }),
      ...distribution('one'),
      row({ kind: 'withdrawal_requested', pesos: -4_000 }),
    ];
    const { lines, totals, closing } = accountStatement(rows, { opening, from });
    expect(lines.map(({ label, cents, balance }) => [label, cents, balance])).toEqual([
      ['Depósito', 50_000, 1_050_000],
      ['Pago de un crédito', 446_139, 1_496_139],
      ['Retiro', -400_000, 1_096_139],
    ]);
    expect(lines[1]?.parts.map(({ type, cents }) => [type, cents])).toEqual([
      ['capital', 366_139],
      ['interest', 100_000],
      ['tax', -20_000],
    ]);
    expect(Object.fromEntries(totals.map(({ type, cents }) => [type, cents]))).toEqual({
      deposit: 50_000,
      withdrawal: -400_000,
      capital: 366_139,
      interest: 100_000,
      tax: -20_000,
    });
    expect(closing).toBe(1_096_139);
  });

  it('keeps a correction apart from what it corrects, and marks what belongs to an earlier period', () => {
    const late = distribution('one', -1, true).map((each) => ({
      ...each,
      on: toDay('2026-01-30'),
    }));
    const { lines } = accountStatement([...late, ...distribution('two')], {
      opening: toCentavos(446_139),
      from,
    });
    expect(lines.map((line) => [line.label, line.late, line.cents, line.balance])).toEqual([
      ['Corrección: Pago de un crédito', true, -446_139, 0],
      ['Pago de un crédito', false, 446_139, 446_139],
    ]);
  });

  it('adds up whatever happened: opening and lines, parts and totals make the closing balance', () => {
    const kinds = ['deposit', 'distribution_capital', 'distribution_interest', 'unheard_of'];
    const rows = fc.array(
      fc
        .record({
          kind: fc.constantFrom(...kinds),
          source: fc.constantFrom(null, 'one', 'two'),
          undoes: fc.boolean(),
          cents: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0),
        })
        .map(({ cents, ...each }) => row({ ...each, pesos: cents / 100 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 10_000_000 }), (all, begun) => {
        const opening = toCentavos(begun);
        const { lines, totals, closing } = accountStatement(all, { opening, from });
        const whole = all.reduce((sum, { cents }) => sum + cents, begun);
        expect(closing).toBe(whole);
        expect(begun + sumCents(totals.map(({ cents }) => cents))).toBe(whole);
        expect(lines.at(-1)?.balance ?? opening).toBe(whole);
        expect(lines.flatMap(({ parts }) => parts)).toHaveLength(all.length);
      }),
    );
  });
});

describe('what is to be paid so that no late interest arises', () => {
  const next = { dueOn: toDay('2026-03-30'), total: toCentavos(964_277) };

  it('is the next instalment of who is up to date', () => {
    expect(dueAtEnd({ dueTotal: toCentavos(0), daysLate: 0, next })).toEqual({
      overdue: 0,
      days_late: 0,
      next_on: '2026-03-30',
      to_pay: 964_277,
    });
  });

  it('is what is overdue with it for who is late, and that alone after the last instalment', () => {
    // 7,000.00 overdue with 140.00 of late interest and 22.40 of VAT.
    const dueTotal = toCentavos(716_240);
    expect(dueAtEnd({ dueTotal, daysLate: 15, next })).toMatchObject({ to_pay: 1_680_517 });
    expect(dueAtEnd({ dueTotal, daysLate: 15, next: null })).toMatchObject({
      next_on: null,
      to_pay: 716_240,
    });
  });
});

describe('what a statement says is to be paid', () => {
  const due = (overdue: number, next: number | null) =>
    dueAtEnd({
      dueTotal: toCentavos(overdue),
      daysLate: overdue > 0 ? 15 : 0,
      next: next === null ? null : { dueOn: toDay('2026-03-30'), total: toCentavos(next) },
    });

  it.each([
    [
      due(0, 964_277),
      [
        'Pago para no generar intereses moratorios: $9,642.77 MXN, a más tardar el 30 de marzo de 2026.',
      ],
    ],
    // What is overdue grows until it is paid: no day is told until which the sum would do.
    [
      due(716_240, 964_277),
      [
        'Vencido al cierre, con 15 días de atraso: $7,162.40 MXN. Págalo ya: genera intereses moratorios cada día.',
        'Siguiente mensualidad: $9,642.77 MXN, a más tardar el 30 de marzo de 2026.',
      ],
    ],
    [
      due(716_240, null),
      [
        'Vencido al cierre, con 15 días de atraso: $7,162.40 MXN. Págalo ya: genera intereses moratorios cada día.',
      ],
    ],
    [due(0, null), ['No queda nada por pagar de este crédito.']],
  ])('%o', (owed, lines) => {
    expect(dueLines(owed)).toEqual(lines);
  });
});

describe('the months that are closed', () => {
  it.each([
    ['2026-02-27', '2026-01'],
    ['2026-03-02', '2026-02'],
    ['2026-03-31', '2026-02'],
    ['2027-01-04', '2026-12'],
  ])('end, after the day of work %s of the banks, with %s', (bankDay, month) => {
    expect(lastClosable(toDay(bankDay))).toBe(month);
  });

  it('have no gap, over the end of a year too', () => {
    expect(monthsBetween('2026-11', '2027-02')).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
    expect(monthsBetween('1926-04', '2026-03')).toHaveLength(1_200);
    expect(() => monthsBetween('1926-03', '2026-03')).toThrow(RangeError);
  });
});
