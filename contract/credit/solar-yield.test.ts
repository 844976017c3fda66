import { describe, expect, it } from 'vitest';
import { mexicanStates } from '../kernel/fields/postal-code';
import { estimateYield, peakSunHours } from './solar-yield';

describe('what a kWp delivers in a year', () => {
  // By hand: 4.9 × 365 × 0.75 = 1,341.375; 5.9 × 365 × 0.75 = 1,615.125; 5.8 × 365 × 0.75 = 1,587.75.
  it.each([
    ['Nuevo León', 1341],
    ['N. L.', 1341],
    ['Sonora', 1615],
    ['Jal.', 1588],
  ])('follows from the sun of %s', (state, kwh) => {
    expect(estimateYield(state)).toBe(kwh);
  });

  it('knows every state, within what Mexico has', () => {
    for (const state of mexicanStates) {
      expect(peakSunHours(state)).toBeGreaterThanOrEqual(4.5);
      expect(peakSunHours(state)).toBeLessThanOrEqual(6.5);
    }
  });

  it('says nothing of a place that is no state', () => {
    expect(estimateYield('Texas')).toBeNull();
    expect(estimateYield('')).toBeNull();
  });
});
