import { type RiskAnswer, riskQuestions } from '@contract/people/risk-acknowledgements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areRight, rightAnswers } from './rules';

const answer = fc.constantFrom<RiskAnswer>('yes', 'no');
const answers = fc.record({
  loss: answer,
  liquidity: answer,
  resale: answer,
  returns: answer,
  record: answer,
  audited: answer,
  government: answer,
  approval: answer,
  advice: answer,
  read: answer,
  offers: answer,
});
const all = (one: RiskAnswer) => ({
  ...rightAnswers,
  ...Object.fromEntries(riskQuestions.map((question) => [question, one])),
});

test('all yes, all no and every single slip are wrong', () => {
  expect(areRight(rightAnswers)).toBe(true);
  expect(areRight(all('yes'))).toBe(false);
  expect(areRight(all('no'))).toBe(false);
  for (const question of riskQuestions) {
    const slip = rightAnswers[question] === 'yes' ? 'no' : 'yes';
    expect(areRight({ ...rightAnswers, [question]: slip })).toBe(false);
  }
});

test('random answers pass only where each of them is right', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const right = JSON.stringify(given) === JSON.stringify(rightAnswers);
      expect(areRight(given)).toBe(right);
    }),
    { numRuns: 2000 },
  );
});
