import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SupplierState,
  standingOf,
  supplierActs,
  supplierActsOn,
  supplierAfter,
} from './supplier-states';

const first: SupplierState = { status: 1, requested: false, suspended: false };

/** Tries the acts in order, doing those that are possible; each with the state before and after. */
function walk(tried: readonly (typeof supplierActs)[number][]) {
  const steps: {
    act: (typeof supplierActs)[number];
    before: SupplierState;
    after: SupplierState;
  }[] = [];
  let state = first;
  for (const act of tried) {
    if (!supplierActsOn(state).includes(act)) continue;
    const after = supplierAfter(state, act);
    steps.push({ act, before: state, after });
    state = after;
  }
  return { steps, end: state };
}

const acts = fc.array(fc.constantFrom(...supplierActs), { maxLength: 30 });

describe('whatever is asked for and decided, in any order', () => {
  it('a company rises only by its own request and an approval, and never falls', () => {
    fc.assert(
      fc.property(acts, (tried) => {
        for (const { act, before, after } of walk(tried).steps) {
          expect(after.status).toBeGreaterThanOrEqual(before.status);
          if (after.status > before.status) {
            expect(before.requested).toBe(true);
            expect(after.status).toBe(act === 'verify' ? 4 : 3);
          }
        }
      }),
    );
  });

  it('a suspension changes nothing else, and only its end is possible in it', () => {
    fc.assert(
      fc.property(acts, (tried) => {
        for (const { act, before, after } of walk(tried).steps) {
          if (before.suspended) expect(act).toBe('lift_suspension');
          expect({ ...after, suspended: false }).toEqual(
            act === 'suspend' || act === 'lift_suspension'
              ? { ...before, suspended: false }
              : after,
          );
        }
      }),
    );
  });

  it('there is always something that can be done, and a request never waits on a verified company', () => {
    fc.assert(
      fc.property(acts, (tried) => {
        const { end } = walk(tried);
        expect(supplierActsOn(end)).not.toEqual([]);
        if (standingOf(end) === 'verified') expect(end.requested).toBe(false);
      }),
    );
  });
});
