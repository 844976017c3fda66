import { BASIS, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, toDay } from '@contract/kernel/fields/day';
import { MOST_SLICES, OTHER_SLICES } from '@contract/treasury/portfolio';
import type { ExpectedRow, Holding } from '@server/features/funding';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOf,
  allocationOf,
  calendarOf,
  delinquencyOf,
  lendingFlows,
  sharesOfWhole,
  warningsOf,
  weightedMean,
  yearlyReturn,
} from './rules';

const TODAY = toDay('2026-11-30');
const pesos = (amount: number) => toCentavos(Math.round(amount * 100));

function holding(changes: Partial<Holding> = {}): Holding {
  return {
    folio: 'SF-1',
    productId: 1,
    state: 'Yucatán',
    grade: 'B',
    installer: 'Sol del Bajío',
    heldSince: toDay('2026-01-30'),
    nominal: pesos(10_000),
    standing: pesos(8_000),
    annualRate: toBasisPoints(2400),
    months: 12,
    feeRate: toBasisPoints(0),
    daysLate: 0,
    received: [],
    expected: [],
    ...changes,
  };
}

/** What was worked out on paper; see each table. */
const three = [
  holding({ folio: 'SF-1', standing: pesos(5_000), annualRate: toBasisPoints(2400) }),
  holding({
    folio: 'SF-2',
    standing: pesos(3_000),
    annualRate: toBasisPoints(2000),
    productId: 5,
    state: 'Jalisco',
    daysLate: 31,
  }),
  holding({
    folio: 'SF-3',
    standing: pesos(2_000),
    annualRate: toBasisPoints(1800),
    installer: 'Aire del Golfo',
    daysLate: 91,
  }),
  holding({ folio: 'SF-4', standing: pesos(0), daysLate: 0 }),
];

describe('allocation', () => {
  it('divides standing principal by technology, state, grade, installer and age', () => {
    // 5,000 + 2,000 of 10,000 are panels: 70 %.
    const by = Object.fromEntries(
      allocationOf(three, TODAY).map(({ by: group, slices }) => [
        group,
        slices.map(({ key, cents, share_bp: share }) => [key, cents, share]),
      ]),
    );
    expect(by).toEqual({
      product: [
        ['1', 700_000, 7000],
        ['5', 300_000, 3000],
      ],
      state: [
        ['Yucatán', 700_000, 7000],
        ['Jalisco', 300_000, 3000],
      ],
      grade: [['B', 1_000_000, 10_000]],
      installer: [
        ['Sol del Bajío', 800_000, 8000],
        ['Aire del Golfo', 200_000, 2000],
      ],
      age: [['6-11', 1_000_000, 10_000]],
    });
  });

  it('keeps the largest slices and adds up the others', () => {
    const many = Array.from({ length: 14 }, (_, at) =>
      holding({ installer: `Instalador ${at}`, standing: pesos(100 + at) }),
    );
    const slices = allocationOf(many, TODAY).find(({ by }) => by === 'installer')?.slices ?? [];
    expect(slices).toHaveLength(MOST_SLICES);
    // 100 + 101 + 102 + 103 + 104
    expect(slices.at(-1)).toMatchObject({ key: OTHER_SLICES, cents: 51_000 });
    expect(slices[0]?.cents).toBe(11_300);
  });

  it('has shares that add up to 10,000 basis points, none of them off by one or more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e12 }).map(toCentavos), { maxLength: 20 }),
        (cents) => {
          const shares = sharesOfWhole(cents);
          const total = sumCents(cents);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total > 0 ? BASIS : 0);
          shares.forEach((share, at) => {
            const exact = total > 0 ? ((cents[at] ?? 0) / total) * BASIS : 0;
            expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
          });
        },
      ),
    );
  });

  it.each([
    ['2026-06-01', '0-5'],
    ['2026-05-30', '6-11'],
    ['2025-12-01', '6-11'],
    ['2025-11-30', '12-23'],
    ['2024-12-01', '12-23'],
    ['2024-11-30', 'over-23'],
  ] as const)('money delivered on %s is %s months old', (since, age) => {
    expect(ageOf(toDay(since), TODAY)).toBe(age);
  });
});

it('warns of the largest of each kind above its limit, and of nothing at the limit', () => {
  expect(warningsOf(three, TODAY).map(({ by, key, share_bp: share }) => [by, key, share])).toEqual([
    ['project', 'SF-1', 5000],
    ['installer', 'Sol del Bajío', 8000],
    ['state', 'Yucatán', 7000],
    ['product', '1', 7000],
  ]);
  const ten = Array.from({ length: 10 }, (_, at) =>
    holding({
      folio: `SF-${at}`,
      installer: `Instalador ${at}`,
      state: `Estado ${at % 2}`,
      productId: (at % 5) + 1,
    }),
  );
  expect(warningsOf(ten, TODAY)).toEqual([]);
  expect(warningsOf([], TODAY)).toEqual([]);
});

it('weights the rate by standing principal', () => {
  // (5,000 × 24 + 3,000 × 20 + 2,000 × 18) / 10,000 = 21.6 %
  expect(weightedMean(three, ({ annualRate }) => annualRate)).toBe(2160);
  expect(weightedMean([holding({ standing: pesos(0) })], ({ months }) => months)).toBeNull();
});

it('counts standing principal by days late in the buckets of annex 17', () => {
  expect(
    delinquencyOf(three).map(({ bucket, credits, cents, share_bp: share }) => [
      bucket,
      credits,
      cents,
      share,
    ]),
  ).toEqual([
    ['current', 1, 500_000, 5000],
    ['1-30', 0, 0, 0],
    ['31-60', 1, 300_000, 3000],
    ['61-90', 0, 0, 0],
    ['over-90', 1, 200_000, 2000],
  ]);
});

function expected(dueOn: string, capital: number, interest: number): ExpectedRow {
  const isr = Math.round(interest / 5);
  return {
    n: 1,
    dueOn: toDay(dueOn),
    capital: toCentavos(capital),
    interest: toCentavos(interest),
    isr: toCentavos(isr),
    vat: toCentavos(0),
    fee: toCentavos(0),
    net: toCentavos(capital + interest - isr),
    overdue: false,
  };
}

describe('calendarOf', () => {
  it('adds up instalments by month, with what is late and what comes after it apart', () => {
    const rows = [
      expected('2026-11-29', 100, 10),
      expected('2026-11-30', 200, 20),
      expected('2026-12-15', 300, 30),
      expected('2026-12-31', 400, 40),
      expected('2027-02-01', 500, 50),
    ];
    const { calendar, overdue, later } = calendarOf(rows, {
      from: TODAY,
      today: TODAY,
      months: 3,
    });
    expect(calendar.map((each) => [each.month, each.capital_cents, each.net_cents])).toEqual([
      ['2026-11', 200, 216],
      ['2026-12', 700, 756],
      ['2027-01', 0, 0],
    ]);
    expect([overdue, later]).toEqual([108, 540]);
  });

  it('loses no instalment', () => {
    const row = fc
      .tuple(fc.integer({ min: -400, max: 3_000 }), fc.nat(1e9), fc.nat(1e8))
      .map(([days, capital, interest]) => expected(addDays(TODAY, days), capital, interest));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const { calendar, overdue, later } = calendarOf(rows, {
          from: TODAY,
          today: TODAY,
          months: 60,
        });
        const sum = sumCents([...calendar.map(({ net_cents: net }) => net), overdue, later]);
        expect(sum).toBe(sumCents(rows.map(({ net }) => net)));
      }),
    );
  });
});

describe('yearlyReturn', () => {
  it('is the rate of what was lent, what came back and what is left', () => {
    const lent = [{ on: toDay('2025-11-30'), cents: pesos(-100_000) }];
    const paid = { on: toDay('2026-11-30'), cents: pesos(12_000) };
    // A year: −100,000 · (1 + r) + 12,000 + 100,000 = 0
    expect(yearlyReturn([...lent, paid], pesos(100_000), TODAY)).toBe(1200);
    // 20,000 of it are more than 90 days late: (12,000 + 80,000) / 100,000 − 1
    expect(yearlyReturn([...lent, paid], pesos(80_000), TODAY)).toBe(-800);
    // Two years: 100,000 grew to 121,000.
    const before = [{ on: toDay('2024-11-30'), cents: pesos(-100_000) }];
    expect(yearlyReturn(before, pesos(121_000), TODAY)).toBe(1000);
  });

  it('agrees with rates that were computed apart, with decimals of fifty digits', () => {
    const paid = (days: readonly string[], amount: number) =>
      days.map((on) => ({ on: toDay(on), cents: pesos(amount) }));
    const [february, march, ...later] = paid(
      ['02-28', '03-30', '04-30', '05-30', '06-30', '07-30', '08-30', '09-30', '10-30'].map(
        (day) => `2026-${day}`,
      ),
      5_412.37,
    );
    const twice = [
      { on: toDay('2026-01-30'), cents: pesos(-60_000) },
      ...[february, march].filter((each) => each !== undefined),
      { on: toDay('2026-04-15'), cents: pesos(-15_000) },
      ...later,
    ];
    expect(yearlyReturn(twice, pesos(36_750), TODAY)).toBe(2707);
    // Written off after three payments, and a part of it recovered.
    const writtenOff = [
      { on: toDay('2025-03-01'), cents: pesos(-10_000) },
      ...paid(['2025-04-01', '2025-05-01', '2025-06-01'], 900),
      ...paid(['2026-08-17'], 2_500),
    ];
    expect(yearlyReturn(writtenOff, pesos(0), TODAY)).toBe(-5033);
  });

  it('says nothing before 30 days have passed, or when all is lost', () => {
    const lent = (on: string) => [{ on: toDay(on), cents: pesos(-1_000) }];
    expect(yearlyReturn(lent('2026-11-01'), pesos(1_000), TODAY)).toBeNull();
    expect(yearlyReturn(lent('2026-10-31'), pesos(1_000), TODAY)).toBe(0);
    expect(yearlyReturn(lent('2026-01-31'), pesos(0), TODAY)).toBeNull();
    expect(yearlyReturn([], pesos(0), TODAY)).toBeNull();
  });

  it('takes the flows of participations in the order of their days, after taxes and fees', () => {
    const share = {
      paymentId: 'p',
      receivedOn: toDay('2026-02-28'),
      isEarly: false,
      capital: pesos(700),
      interest: pesos(200),
      lateInterest: pesos(10),
      isr: pesos(42),
      vat: pesos(0),
      fee: pesos(5),
    };
    const flows = lendingFlows([
      holding({ received: [share] }),
      holding({ heldSince: toDay('2026-02-01'), nominal: pesos(500) }),
    ]);
    // 700 + 200 + 10 − 42 − 5
    expect(flows).toEqual([
      { on: '2026-01-30', cents: -1_000_000 },
      { on: '2026-02-01', cents: -50_000 },
      { on: '2026-02-28', cents: 86_300 },
    ]);
  });
});
