import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, daysBetween, toDay } from '@contract/kernel/fields/day';
import { drawComponents } from '@contract/treasury/credit-lines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyReceipt,
  availableOf,
  type Draw,
  lineState,
  MOST_KEPT_BP,
  owedOn,
  quoteDraw,
  type Receipt,
  roomOfStage,
  splitStage,
  totalOfParts,
} from './rules';
import vectors from './vectors.json' with { type: 'json' };

describe('worked numbers, computed apart', () => {
  it.each(vectors.quotes)('quotes $principal over $days days', (vector) => {
    const rates = {
      annualRate: toBasisPoints(vector.rate_bp),
      lateRate: toBasisPoints(0),
      openingFee: toBasisPoints(vector.fee_bp),
      vatRate: toBasisPoints(vector.vat_bp),
    };
    const { days } = vector;
    expect(quoteDraw(rates, { principal: toCentavos(vector.principal), days })).toEqual({
      days,
      principal: vector.principal,
      fee: vector.fee,
      feeVat: vector.fee_vat,
      received: vector.received,
      interest: vector.interest,
      interestVat: vector.interest_vat,
      total: vector.total,
      cost: vector.cost,
      cat: vector.cat_bp,
    });
  });

  it.each(vectors.stories)('follows $principal from $paid_on until $on', (story) => {
    const draw: Draw = {
      principal: toCentavos(story.principal),
      annualRate: toBasisPoints(story.rate_bp),
      lateRate: toBasisPoints(story.late_bp),
      openingFee: toBasisPoints(0),
      vatRate: toBasisPoints(story.vat_bp),
      paidOn: toDay(story.paid_on),
      dueOn: toDay(story.due_on),
    };
    const receipts: Receipt[] = [];
    for (const { on, amount, parts, left } of story.receipts) {
      const receipt = { on: toDay(on), amount: toCentavos(amount) };
      expect(applyReceipt(draw, receipts, receipt)).toEqual({ parts, left });
      receipts.push({ ...receipt, amount: toCentavos(amount - left) });
    }
    expect(owedOn(draw, receipts, toDay(story.on))).toEqual(story.owed);
  });
});

const rate = fc.integer({ min: 0, max: 9000 }).map(toBasisPoints);
const cents = (max: number) => fc.integer({ min: 1, max }).map(toCentavos);
const begun = toDay('2026-01-31');

const draws: fc.Arbitrary<Draw> = fc.record({
  principal: cents(5_000_000_000),
  annualRate: rate,
  lateRate: rate,
  openingFee: fc.integer({ min: 0, max: 2000 }).map(toBasisPoints),
  vatRate: fc.constantFrom(0, 800, 1600).map(toBasisPoints),
  paidOn: fc.constant(begun),
  dueOn: fc.integer({ min: 7, max: 180 }).map((days) => addDays(begun, days)),
});

/** Payments on days after the first, each a part of what is owed then. */
const shares = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 120 }), share: fc.integer({ min: 1, max: 1000 }) }),
  { maxLength: 6 },
);

function played(draw: Draw, parts: readonly { after: number; share: number }[]) {
  const receipts: Receipt[] = [];
  let on = draw.paidOn;
  for (const { after, share } of parts) {
    on = addDays(on, after);
    const owed = totalOfParts(owedOn(draw, receipts, on));
    const amount = toCentavos(Math.max(1, Math.floor((owed * share) / 1000)));
    if (owed > 0) receipts.push({ on, amount });
  }
  return { receipts, on };
}

/** All that a draw costs beside its fee when it is settled on a day. */
const paidInAll = (draw: Draw, receipts: readonly Receipt[], on = addDays(begun, 900)) =>
  sumCents([...receipts.map(({ amount }) => amount), totalOfParts(owedOn(draw, receipts, on))]);

describe('what a draw owes', () => {
  it('is never negative, and what pays it is its parts', () => {
    fc.assert(
      fc.property(draws, shares, cents(6_000_000_000), (draw, parts, amount) => {
        const { receipts, on } = played(draw, parts);
        const owed = owedOn(draw, receipts, on);
        const covered = applyReceipt(draw, receipts, { on, amount });
        for (const component of drawComponents) {
          expect(owed[component]).toBeGreaterThanOrEqual(0);
          expect(covered.parts[component]).toBeGreaterThanOrEqual(0);
          expect(covered.parts[component]).toBeLessThanOrEqual(owed[component]);
        }
        expect(totalOfParts(covered.parts) + covered.left).toBe(amount);
        expect(covered.left > 0).toBe(amount > totalOfParts(owed));
      }),
    );
  });

  it('is settled by all of it, to the centavo, and grows no more', () => {
    fc.assert(
      fc.property(draws, shares, (draw, parts) => {
        const { receipts, on } = played(draw, parts);
        const amount = totalOfParts(owedOn(draw, receipts, on));
        const all = amount > 0 ? [...receipts, { on, amount }] : receipts;
        expect(totalOfParts(owedOn(draw, all, addDays(on, 400)))).toBe(0);
        const capital = all.reduce(
          (sum, receipt, index) =>
            sum + applyReceipt(draw, all.slice(0, index), receipt).parts.capital,
          0,
        );
        expect(capital).toBe(draw.principal);
      }),
    );
  });

  it('costs no more for money that comes earlier', () => {
    fc.assert(
      fc.property(
        draws,
        shares,
        fc.nat(5),
        fc.integer({ min: 1, max: 90 }),
        (draw, parts, which, days) => {
          const { receipts } = played(draw, parts);
          const moved = receipts[which];
          if (!moved) return;
          const before = receipts[which - 1]?.on ?? draw.paidOn;
          const earlier = Math.min(days, daysBetween(before, moved.on));
          const sooner = receipts.map((receipt, index) =>
            index === which ? { ...receipt, on: addDays(receipt.on, -earlier) } : receipt,
          );
          // What settles it sooner leaves something over of what came.
          const used = sooner.map((receipt, index) => ({
            ...receipt,
            amount: toCentavos(
              receipt.amount - applyReceipt(draw, sooner.slice(0, index), receipt).left,
            ),
          }));
          expect(paidInAll(draw, used)).toBeLessThanOrEqual(paidInAll(draw, receipts));
        },
      ),
    );
  });

  it('is on its last day what was quoted', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const days = daysBetween(draw.paidOn, draw.dueOn);
        const quote = quoteDraw(draw, { principal: draw.principal, days });
        expect(totalOfParts(owedOn(draw, [], draw.dueOn))).toBe(quote.total);
        expect(quote.received + quote.fee + quote.feeVat).toBe(draw.principal);
        expect(quote.cost).toBe(quote.total - quote.received);
      }),
    );
  });
});

describe('a line', () => {
  const today = toDay('2026-05-10');
  const terms = { limit: toCentavos(100), isBlocked: false, expiresOn: today };

  it('says why nothing can be drawn of it', () => {
    expect(lineState(terms, toCentavos(100), today)).toBe('active');
    expect(lineState(terms, toCentavos(101), today)).toBe('reduced');
    expect(lineState({ ...terms, isBlocked: true }, toCentavos(0), today)).toBe('blocked');
    expect(lineState(terms, toCentavos(0), addDays(today, 1))).toBe('expired');
    expect(availableOf(terms, toCentavos(40), today)).toBe(60);
    expect(availableOf({ ...terms, isBlocked: true }, toCentavos(40), today)).toBe(0);
  });

  it('lends no more than its share of a stage, and leaves its installer a tenth of it', () => {
    expect(roomOfStage(toCentavos(9_999), 5000, toCentavos(1000))).toBe(3999);
    expect(roomOfStage(toCentavos(9_999), 5000, toCentavos(9000))).toBe(0);
    fc.assert(
      fc.property(cents(1e10), fc.array(cents(1e10), { maxLength: 5 }), (stage, owed) => {
        const kept: Centavos[] = splitStage(stage, owed);
        expect(sumCents(kept) * 10_000).toBeLessThanOrEqual(stage * MOST_KEPT_BP);
        kept.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(owed[index] ?? 0);
        });
      }),
    );
  });
});
