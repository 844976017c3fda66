import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, toDay } from '@contract/kernel/fields/day';
import { DEPOSIT_DAYS, LAST_ORDER_DAY } from '@contract/treasury/recurring-orders';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountByRule, type Calendar, depositDays, isAwaited, lastTurn, nextTurn } from './rules';

const calendar = (changes: Partial<Calendar> = {}): Calendar => ({
  day: 15,
  startsOn: toDay('2026-01-01'),
  endsOn: null,
  closed: [],
  ...changes,
});
const none = new Set<Day>();

describe('the turn of a month', () => {
  it('is the chosen day, or the next day of work of the banks', () => {
    // 15 January 2026 is a Thursday; 15 February a Sunday, 15 March the one before a holiday.
    expect(lastTurn(calendar(), toDay('2026-01-15'))?.dueOn).toBe('2026-01-15');
    expect(nextTurn(calendar(), none, toDay('2026-01-16'))?.dueOn).toBe('2026-02-16');
    expect(nextTurn(calendar(), none, toDay('2026-03-02'))?.dueOn).toBe('2026-03-17');
    const closed = [toDay('2026-01-15')];
    expect(nextTurn(calendar({ closed }), none, toDay('2026-01-02'))?.dueOn).toBe('2026-01-16');
  });

  it('belongs to its month where the banks move it into the next', () => {
    const last = calendar({ day: 28 });
    // 28 February 2026 is a Saturday.
    const turn = { period: '2026-02-01', dueOn: '2026-03-02' };
    expect(nextTurn(last, none, toDay('2026-03-01'))).toEqual(turn);
    expect(lastTurn(last, toDay('2026-03-02'))).toEqual(turn);
    expect(lastTurn(last, toDay('2026-02-27'))?.period).toBe('2026-01-01');
    expect(nextTurn(last, new Set([toDay('2026-02-01')]), toDay('2026-03-01'))?.period).toBe(
      '2026-03-01',
    );
  });

  it('is none before the order begins or after it ends', () => {
    const begun = calendar({ startsOn: toDay('2026-01-16') });
    expect(lastTurn(begun, toDay('2026-01-20'))).toBeNull();
    expect(nextTurn(begun, none, toDay('2026-01-20'))?.dueOn).toBe('2026-02-16');
    // Its last day is the chosen one, which the banks move.
    const ending = calendar({ endsOn: toDay('2026-02-15') });
    expect(nextTurn(ending, none, toDay('2026-02-01'))?.dueOn).toBe('2026-02-16');
    expect(nextTurn(ending, none, toDay('2026-02-17'))).toBeNull();
    expect(lastTurn(ending, toDay('2026-04-01'))).toBeNull();
  });

  it('is only the last one where nobody looked for months', () => {
    expect(lastTurn(calendar(), toDay('2026-06-20'))?.period).toBe('2026-06-01');
  });

  it('comes once for each month, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: LAST_ORDER_DAY }),
        fc.integer({ min: 0, max: 700 }),
        (day, later) => {
          const mine = calendar({ day });
          const today = addDays(toDay('2026-01-01'), later);
          const next = nextTurn(mine, none, today);
          if (!next) return false;
          // Once its day has come it is the last one, and the month after comes next.
          const after = nextTurn(mine, new Set([next.period]), next.dueOn);
          return (
            next.dueOn >= today &&
            lastTurn(mine, next.dueOn)?.period === next.period &&
            after?.period === addMonths(next.period, 1) &&
            // No deposit counts for two months.
            depositDays(after.dueOn).from > depositDays(next.dueOn).to
          );
        },
      ),
    );
  });
});

describe('what a withdrawal is of', () => {
  const purse = { available: toCentavos(70_000), paidBack: 25_000 };
  const by = (rule: 'fixed' | 'above' | 'received', cents: number | null, changes = {}) =>
    amountByRule(
      { rule, amountCents: cents === null ? null : toCentavos(cents) },
      { ...purse, ...changes },
    );

  it('is the amount itself, also beyond what is available', () => {
    expect(by('fixed', 50_000)).toBe(50_000);
    expect(by('fixed', 90_000)).toBe(90_000);
  });

  it('is what is available beyond what stays', () => {
    expect(by('above', 50_000)).toBe(20_000);
    expect(by('above', 70_000)).toBe(0);
    expect(by('above', 90_000)).toBe(0);
  });

  it('is what was paid back, as far as it is available, and never less than nothing', () => {
    expect(by('received', null)).toBe(25_000);
    expect(by('received', null, { available: toCentavos(4_000) })).toBe(4_000);
    expect(by('received', null, { paidBack: -300 })).toBe(0);
  });
});

it('awaits a deposit until its last day', () => {
  const due = toDay('2026-01-15');
  const { from, to } = depositDays(due);
  expect([from, to]).toEqual(['2026-01-10', '2026-01-25']);
  expect([isAwaited(due, to), isAwaited(due, addDays(to, 1))]).toEqual([true, false]);
  expect(DEPOSIT_DAYS).toEqual({ before: 5, after: 10 });
});
