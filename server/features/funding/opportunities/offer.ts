import {
  type Offer,
  type OfferItem,
  type OfferSheet,
  offerItems,
  type WrittenItem,
  writtenItems,
} from '@contract/funding/offers';
import type { OpportunityStatus } from '@contract/funding/opportunity-statuses';
import { completedYears } from '@contract/kernel/fields/age';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { personKind } from '@contract/kernel/fields/person-type';
import { offerItemName, sexName } from '@contract/locales/es-MX/funding/offer-items';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { scheduleOf, termsOf } from '@server/features/credit';
import { t } from '@server/i18n';
import { whyNotPublishable } from './personal-data';
import type { OfferSource } from './repository';
import { whyNoAddress } from './street-address';

/** The product has one scheme and one way to report; what no offer has differently is written here. */
const RISK_SHARING = t(fundingWords.opportunities.offer.riskSharing);
const REPORTING = t(fundingWords.opportunities.offer.reporting);

interface Funding {
  status: OpportunityStatus;
  goalCents: Centavos;
  committedCents: Centavos;
  closesAt: Date;
}

/** How the offer of a credit would begin, if it were published now. */
export const plannedFunding = ({ loan }: OfferSource, closesAt: Date): Funding => ({
  status: 'open',
  goalCents: loan.principalCents,
  committedCents: toCentavos(0),
  closesAt,
});

/** What staff wrote of an offer, prefilled from the applicant's own records. */
export const sheetOf = ({ project, own }: OfferSource): OfferSheet => ({
  ...(own.birthDay !== null && { birth_day: own.birthDay }),
  ...(own.sex !== null && { sex: own.sex }),
  ...(own.occupation !== null && { occupation: own.occupation }),
  ...project.offerSheet,
});

/** Everything that investors read of an offer: the same words before it is published and after. */
export function describeOffer(source: OfferSource, funding: Funding, now: Date): Offer {
  const { loan, project } = source;
  const sheet = sheetOf(source);
  const { payment, rows } = scheduleOf(termsOf(loan));
  return {
    folio: project.folio,
    status: funding.status,
    product_id: project.productId,
    municipality: source.municipality,
    state: source.state,
    goal_cents: funding.goalCents,
    committed_cents: funding.committedCents,
    closes_at: funding.closesAt.toISOString(),
    annual_rate_bp: loan.annualRateBp,
    late_rate_bp: loan.lateRateBp,
    late_grace_days: loan.lateGraceDays,
    cat_bp: loan.catBp,
    term_months: loan.termMonths,
    payment_cents: payment,
    amort_mode: loan.amortMode,
    investor_fee_bp: loan.investorFeeBp,
    risk_grade: loan.riskGrade,
    purpose: sheet.purpose ?? project.purpose,
    guarantees: sheet.guarantees ?? null,
    risk_factors: sheet.risk_factors ?? null,
    risk_sharing: RISK_SHARING,
    reporting: REPORTING,
    applicant: describeApplicant(source, sheet, now),
    calendar: rows.map(({ n, capital, interest }) => ({
      n,
      capital_cents: capital,
      interest_cents: interest,
    })),
  };
}

const noApplicant = {
  age: null,
  sex: null,
  occupation: null,
  residence: null,
  income_sources: null,
  name: null,
  business: null,
  incorporated_on: null,
  location: null,
  business_model: null,
  financials: null,
};

/** Of a person never the name; a company is known by its own. */
function describeApplicant(source: OfferSource, sheet: OfferSheet, now: Date): Offer['applicant'] {
  const kind = personKind(source.personType);
  if (kind === 'individual') {
    return {
      ...noApplicant,
      kind,
      age: completedYears(sheet.birth_day ?? null, now),
      sex: sheet.sex ?? null,
      occupation: sheet.occupation ?? null,
      residence: sheet.residence ?? null,
      income_sources: sheet.income_sources ?? null,
    };
  }
  return {
    ...noApplicant,
    kind,
    name: source.applicantName,
    business: sheet.business ?? null,
    incorporated_on: sheet.incorporated_on ?? null,
    location: sheet.location ?? null,
    business_model: sheet.business_model ?? null,
    financials: sheet.financials ?? null,
  };
}

/** Whose data the texts of an offer may not hold. */
const applicantOf = ({ personType, applicantName, municipality, state }: OfferSource) => ({
  name: personKind(personType) === 'individual' ? applicantName : null,
  place: `${municipality} ${state}`,
});

/** Why investors may not read some texts of a sheet or an offer, in Spanish by field. */
export function textProblems(
  source: OfferSource,
  texts: { [Item in WrittenItem]?: string | null | undefined },
): { [Item in WrittenItem]?: string } {
  const applicant = applicantOf(source);
  const { addresses } = source;
  return Object.fromEntries(
    writtenItems.flatMap((item) => {
      const text = texts[item] ?? '';
      const isPlace = item === 'residence' || item === 'location';
      const where = { addresses, place: applicant.place, isPlace };
      const why = whyNotPublishable(text, applicant) ?? whyNoAddress(text, where);
      return why ? [[item, why]] : [];
    }),
  );
}

/** The content of an offer, for the person who confirms it. */
export function writtenOf(offer: Offer) {
  const { applicant, purpose, guarantees, risk_factors } = offer;
  const { kind, age, sex, incorporated_on, ...shown } = applicant;
  const values: Partial<Record<OfferItem, string | null>> = {
    amount: formatMxn(offer.goal_cents),
    purpose,
    term: `${offer.term_months} meses`,
    rate: formatPercent(toBasisPoints(offer.annual_rate_bp)),
    age: age === null ? null : t(fundingWords.opportunities.offer.years, { age }),
    sex: sex && t(sexName[sex]),
    ...shown,
    incorporated_on: incorporated_on && formatDay(incorporated_on),
    guarantees,
    risk_factors,
  };
  return offerItems.flatMap((item) => {
    const value = values[item];
    return value ? [{ label: t(offerItemName[item]), value }] : [];
  });
}
