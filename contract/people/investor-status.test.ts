import { expect, test } from 'vitest';
import { investorStatus } from './investor-status';

test('an investor is held back, at their onboarding, in review or active, in that order', () => {
  const active = { restrictionLevel: 0, onboarded: true, identity: 'verified' } as const;
  expect(investorStatus(active)).toBe(3);
  for (const identity of ['pending', 'in_review', 'rejected'] as const) {
    expect(investorStatus({ ...active, identity })).toBe(2);
  }
  expect(investorStatus({ ...active, onboarded: false })).toBe(1);
  expect(investorStatus({ ...active, restrictionLevel: 1 })).toBe(0);
  expect(investorStatus({ restrictionLevel: 2, onboarded: false, identity: 'pending' })).toBe(0);
});
