import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { describe, expect, it } from 'vitest';
import { evaluate, type Facts, failing, type Limits } from './rules';

const since = { source: 'Decisión de producto', validFrom: toDay('2024-01-01') };
const limits: Limits = {
  incomeWarn: { value: toBasisPoints(3000), ...since },
  incomeMost: { value: toBasisPoints(4000), ...since },
  reportDays: { value: 90, source: 'CUITF 45', validFrom: toDay('2024-01-01') },
};
const facts: Facts = {
  today: toDay('2026-03-31'),
  income: { cents: toCentavos(2_000_000), basis: 'declared' },
  coObligorIncome: null,
  payment: toCentavos(600_000),
  otherPayments: toCentavos(0),
  owed: { total: toCentavos(10_000_000), most: toCentavos(20_000_000) },
  reports: { applicant: toDay('2026-01-01'), coObligor: undefined },
  data: [],
  identity: { missing: [], pending: [] },
  accredited: true,
  papers: { missing: [], pending: [] },
};

const checked = (changes: Partial<Facts> = {}) =>
  new Map(evaluate({ ...facts, ...changes }, limits).map((check) => [check.name, check]));
const ofPayment = (changes: Partial<Facts>) => checked(changes).get('payment_to_income');

describe('payments beside income', () => {
  it('pass up to the first limit, ask for attention up to the second, and fail beyond by a cent', () => {
    const verdictOf = (cents: number) => ofPayment({ payment: toCentavos(cents) })?.verdict;
    expect([600_000, 600_001, 800_000, 800_001].map(verdictOf)).toEqual([
      'pass',
      'warn',
      'warn',
      'fail',
    ]);
    expect(ofPayment({ payment: toCentavos(600_001) })).toMatchObject({
      value: 3000,
      warn_beyond: 3000,
      fail_beyond: 4000,
      rule: { source: 'Decisión de producto', valid_from: '2024-01-01' },
    });
  });

  it('count the other credits of the same person by themselves', () => {
    const found = checked({ otherPayments: toCentavos(300_000) });
    expect(found.get('payment_to_income')).toMatchObject({ verdict: 'pass', value: 3000 });
    expect(found.get('all_payments_to_income')).toMatchObject({ verdict: 'fail', value: 4500 });
  });

  it('are not known without an income, or without terms', () => {
    expect(ofPayment({ income: null })).toMatchObject({ verdict: 'unknown', value: null });
    const zero = toCentavos(0);
    expect(ofPayment({ income: { cents: zero, basis: 'declared' } })?.verdict).toBe('unknown');
    // Sources were stated, and nothing of them counts.
    expect(ofPayment({ income: { cents: zero, basis: 'sources' } })).toMatchObject({
      ...{ verdict: 'fail', value: null, basis: 'sources' },
    });
    expect(ofPayment({ payment: null })?.verdict).toBe('unknown');
  });
});

it('who answers for a credit is measured beside, and never fails it', () => {
  const verdictOf = (cents: number) =>
    checked({ coObligorIncome: toCentavos(cents) }).get('co_obligor_to_income')?.verdict;
  expect([1_500_000, 1_499_999, 0].map(verdictOf)).toEqual(['pass', 'warn', 'warn']);
  expect(checked().has('co_obligor_to_income')).toBe(false);
});

describe('a report of the bureau', () => {
  it('holds for as many days as the parameter says', () => {
    const age = (applicant: Facts['reports']['applicant']) =>
      checked({ reports: { applicant, coObligor: undefined } }).get('applicant_report_age');
    expect(age(toDay('2025-12-31'))).toMatchObject({ verdict: 'pass', value: 90, fail_beyond: 90 });
    expect(age(toDay('2025-12-30'))).toMatchObject({ verdict: 'fail', value: 91 });
    expect(age(null)).toMatchObject({ verdict: 'unknown', value: null });
  });

  it('is asked of a co-obligor where there is one', () => {
    expect(checked().has('co_obligor_report_age')).toBe(false);
    const reports = { applicant: facts.reports.applicant, coObligor: null };
    expect(checked({ reports }).get('co_obligor_report_age')?.verdict).toBe('unknown');
  });
});

it('names what is missing, and never guesses what a system costs', () => {
  const found = checked({
    data: ['CURP'],
    papers: { missing: ['Recibo de luz'], pending: ['Identificación oficial'] },
    identity: { missing: [], pending: ['verificar su rostro'] },
    owed: { total: toCentavos(20_000_001), most: toCentavos(20_000_000) },
  });
  expect(found.get('data')).toMatchObject({ verdict: 'warn', missing: ['CURP'] });
  expect(found.get('identity')).toMatchObject({
    verdict: 'warn',
    missing: ['verificar su rostro'],
  });
  expect(found.get('documents')).toMatchObject({
    verdict: 'fail',
    missing: ['Recibo de luz', 'Identificación oficial'],
  });
  expect(failing([...found.values()]).map(({ name }) => name)).toEqual(['total_owed', 'documents']);
  const unloaded = checked({ owed: { total: toCentavos(1), most: null } });
  expect(unloaded.get('total_owed')?.verdict).toBe('unknown');
});

it('warns of an installer without equipment of the technology, which no approval has to answer for', () => {
  expect(checked().get('accreditation')?.verdict).toBe('pass');
  const found = checked({ accredited: false });
  expect(found.get('accreditation')?.verdict).toBe('warn');
  expect(failing([...found.values()])).toEqual([]);
});
