import type { Offer, OfferItem } from '@contract/funding/offers';
import { completedYears } from '@contract/kernel/fields/age';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { describe, expect, it } from 'vitest';
import { deadlineProblem, impossibleDays, offerChecklist, whyIncomplete } from './rules';

const now = new Date('2026-11-21T18:00:00Z');

const offer: Offer = {
  folio: 'SF-001001',
  status: 'open',
  product_id: 1,
  municipality: 'Mérida',
  state: 'Yucatán',
  goal_cents: toCentavos(10_000_000),
  committed_cents: toCentavos(0),
  closes_at: '2026-12-11T05:59:59.000Z',
  annual_rate_bp: 2400,
  late_rate_bp: 4800,
  late_grace_days: 0,
  cat_bp: 3440,
  term_months: 2,
  payment_cents: toCentavos(5_150_000),
  amort_mode: 'level_total',
  investor_fee_bp: 0,
  risk_grade: 'B',
  purpose: 'Paneles solares para la tortillería',
  guarantees: 'Sin garantía real.',
  risk_factors: 'Un solo local.',
  risk_sharing: 'La plataforma no comparte el riesgo.',
  reporting: 'Cada pago.',
  applicant: {
    kind: 'individual',
    age: 40,
    sex: 'M',
    occupation: 'Comerciante',
    residence: 'Mérida, Yucatán',
    income_sources: 'Ventas',
    name: null,
    business: null,
    incorporated_on: null,
    location: null,
    business_model: null,
    financials: null,
  },
  calendar: [
    { n: 1, capital_cents: toCentavos(4_900_000), interest_cents: toCentavos(200_000) },
    { n: 2, capital_cents: toCentavos(5_100_000), interest_cents: toCentavos(100_000) },
  ],
};

const company: Offer['applicant'] = {
  ...offer.applicant,
  kind: 'legal_entity',
  age: null,
  sex: null,
  occupation: null,
  residence: null,
  income_sources: null,
  name: 'Tortillería La Paz, S.A. de C.V.',
  business: 'Alimentos',
  incorporated_on: '2015-02-03',
  location: 'Mérida, Yucatán',
  business_model: 'Venta al público',
  financials: 'Ventas de $2,400,000 al año.',
};

function missingOf(changes: Partial<Offer>, deadlineHolds = true): OfferItem[] {
  const list = offerChecklist({ ...offer, ...changes }, { deadlineHolds });
  return list.filter(({ done }) => !done).map(({ item }) => item);
}
const ofPerson = (changes: Partial<Offer['applicant']>) =>
  missingOf({ applicant: { ...offer.applicant, ...changes } });
const ofCompany = (changes: Partial<Offer['applicant']>) =>
  missingOf({ applicant: { ...company, ...changes } });

describe('what an offer has to show', () => {
  it('is all there for a person and for a company, of which other items are published', () => {
    expect(missingOf({})).toEqual([]);
    expect(ofCompany({})).toEqual([]);
    const items = (applicant: Offer['applicant']) =>
      offerChecklist({ ...offer, applicant }, { deadlineHolds: true }).map(({ item }) => item);
    expect(items(offer.applicant)).not.toContain('name');
    expect(items(company)).not.toContain('age');
    expect(items(company)).toContain('financials');
  });

  it.each<[OfferItem, Partial<Offer>]>([
    ['amount', { goal_cents: toCentavos(0), calendar: [], term_months: 0 }],
    ['purpose', { purpose: ' ' }],
    ['calendar', { calendar: offer.calendar.slice(1) }],
    ['calendar', { goal_cents: toCentavos(9_999_999) }],
    ['rate', { annual_rate_bp: 0 }],
    ['late_rate', { late_rate_bp: 0 }],
    ['cat', { cat_bp: null }],
    ['guarantees', { guarantees: null }],
    ['risk_factors', { risk_factors: '' }],
    ['risk_sharing', { risk_sharing: '' }],
    ['reporting', { reporting: '' }],
  ])('lacks %s where the offer does not say it', (item, changes) => {
    expect(missingOf(changes)).toContain(item);
  });

  it('lacks the deadline when the day may not be', () => {
    expect(missingOf({}, false)).toEqual(['deadline']);
  });

  it.each<[OfferItem, Partial<Offer['applicant']>]>([
    ['age', { age: null }],
    ['age', { age: 17 }],
    ['sex', { sex: null }],
    ['occupation', { occupation: null }],
    ['residence', { residence: null }],
    ['income_sources', { income_sources: null }],
  ])('lacks the %s of a person', (item, changes) => {
    expect(ofPerson(changes)).toEqual([item]);
  });

  it.each<[OfferItem, Partial<Offer['applicant']>]>([
    ['name', { name: '' }],
    ['business', { business: null }],
    ['incorporated_on', { incorporated_on: null }],
    ['location', { location: null }],
    ['business_model', { business_model: null }],
    ['financials', { financials: null }],
  ])('lacks the %s of a company', (item, changes) => {
    expect(ofCompany(changes)).toEqual([item]);
  });

  it('is named in the refusal', () => {
    const list = offerChecklist(
      { ...offer, guarantees: null, applicant: { ...offer.applicant, sex: null } },
      { deadlineHolds: true },
    );
    expect(whyIncomplete(list)).toBe('A la oferta le falta: Garantías, Sexo.');
    expect(whyIncomplete(offerChecklist(offer, { deadlineHolds: true }))).toBeNull();
  });
});

describe('the days of a sheet', () => {
  it('are of an adult, and of a company that exists', () => {
    expect(impossibleDays({ birth_day: toDay('2008-11-22') }, now)).toHaveProperty('birth_day');
    expect(impossibleDays({ birth_day: toDay('2008-11-21') }, now)).toBeNull();
    expect(impossibleDays({ incorporated_on: toDay('2026-11-22') }, now)).toHaveProperty(
      'incorporated_on',
    );
    expect(impossibleDays({ incorporated_on: toDay('2026-11-21') }, now)).toBeNull();
  });

  it('count completed years alone', () => {
    expect(completedYears('1986-11-22', now)).toBe(39);
    expect(completedYears('1986-11-21', now)).toBe(40);
    expect(completedYears(null, now)).toBeNull();
  });
});

it.each([
  [23, false],
  [24, true],
  [60 * 24, true],
  [60 * 24 + 1, false],
])('an offer that closes in %i hours is allowed: %s', (hours, isAllowed) => {
  const closesAt = new Date(now.getTime() + hours * 3_600_000);
  expect(deadlineProblem(closesAt, now, 60) === null).toBe(isAllowed);
});
