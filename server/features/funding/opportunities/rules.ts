import {
  type Offer,
  type OfferItem,
  type OfferPreview,
  type OfferSheet,
  offerItems,
} from '@contract/funding/offers';
import { ADULT, completedYears } from '@contract/kernel/fields/age';
import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { offerItemName } from '@contract/locales/es-MX/funding/offer-items';
import { riskGradeExplanation } from '@contract/locales/es-MX/funding/opportunities';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { t } from '@server/i18n';

const DAY_MS = 86_400_000;

/** The days of a sheet that cannot be, in Spanish by field; null when all can. */
export function impossibleDays(
  { birth_day, incorporated_on }: OfferSheet,
  now: Date,
): Record<string, string> | null {
  const years = birth_day && completedYears(birth_day, now);
  const problems = {
    ...(typeof years === 'number' &&
      years < ADULT && { birth_day: t(fundingWords.opportunities.rules.ofAge, { years: ADULT }) }),
    ...(incorporated_on &&
      incorporated_on > dayInMexicoCity(now) && {
        incorporated_on: t(fundingWords.opportunities.rules.pastDay),
      }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

/**
 * Why an offer may not close then, in Spanish; null when it may.
 * @param most days that an offer may stay open (`max_funding_days`)
 */
export function deadlineProblem(closesAt: Date, now: Date, most: number): string | null {
  const ahead = (closesAt.getTime() - now.getTime()) / DAY_MS;
  return ahead < 1 || ahead > most
    ? t(fundingWords.opportunities.rules.fundingDays, { most })
    : null;
}

/** Why investors may not read what is written of an item, in Spanish. */
type TextProblems = { [Item in OfferItem]?: string };

const isFilled = (text: string | null) => text !== null && text.trim() !== '';

/** Items of the other kind of applicant only (CUITF 90, annex 15). */
const notOf: Record<PersonKind, readonly OfferItem[]> = {
  individual: ['name', 'business', 'incorporated_on', 'location', 'business_model', 'financials'],
  legal_entity: ['age', 'sex', 'occupation', 'residence', 'income_sources'],
};

/**
 * What an offer shows of what it has to show, judged on the very thing that investors read: the list that
 * staff see and the refusal to publish are both this.
 */
export function offerChecklist(
  offer: Offer,
  { deadlineHolds, problems = {} }: { deadlineHolds: boolean; problems?: TextProblems },
): OfferPreview['checklist'] {
  const { applicant, calendar } = offer;
  const repaid = sumCents(calendar.map(({ capital_cents }) => capital_cents));
  const facts: Record<OfferItem, boolean> = {
    amount: offer.goal_cents > 0,
    deadline: deadlineHolds,
    purpose: isFilled(offer.purpose),
    term: offer.term_months > 0,
    calendar: calendar.length === offer.term_months && repaid === offer.goal_cents,
    rate: offer.annual_rate_bp > 0,
    late_rate: offer.late_rate_bp > 0,
    cat: offer.cat_bp !== null,
    risk_grade: isFilled(t(riskGradeExplanation[offer.risk_grade])),
    guarantees: isFilled(offer.guarantees),
    risk_factors: isFilled(offer.risk_factors),
    risk_sharing: isFilled(offer.risk_sharing),
    reporting: isFilled(offer.reporting),
    age: applicant.age !== null && applicant.age >= ADULT,
    sex: applicant.sex !== null,
    occupation: isFilled(applicant.occupation),
    residence: isFilled(applicant.residence),
    income_sources: isFilled(applicant.income_sources),
    name: isFilled(applicant.name),
    business: isFilled(applicant.business),
    incorporated_on: isFilled(applicant.incorporated_on),
    location: isFilled(applicant.location),
    business_model: isFilled(applicant.business_model),
    financials: isFilled(applicant.financials),
  };
  return offerItems
    .filter((item) => !notOf[applicant.kind].includes(item))
    .map((item) => {
      const problem = problems[item];
      return problem ? { item, done: false, problem } : { item, done: facts[item] };
    });
}

/** Why an offer may not be published, naming what it lacks or may not contain; null when all is there. */
export function whyIncomplete(checklist: OfferPreview['checklist']): string | null {
  const wrong = checklist.find(({ problem }) => problem);
  if (wrong) return `${t(offerItemName[wrong.item])}: ${wrong.problem}`;
  const missing = checklist.filter(({ done }) => !done).map(({ item }) => t(offerItemName[item]));
  return missing.length > 0
    ? t(fundingWords.opportunities.rules.missing, { names: missing.join(', ') })
    : null;
}
