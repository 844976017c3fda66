import type { Offer } from '@contract/funding/offers';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import { offerItemName, sexName } from '@contract/locales/es-MX/funding/offer-items';
import { offerWords } from '@contract/locales/es-MX/funding/offers';
import { riskGradeExplanation } from '@contract/locales/es-MX/funding/opportunities';
import { opportunityStatusName } from '@contract/locales/es-MX/funding/opportunity-statuses';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { t, texts } from '@portal/i18n';
import { catText } from '@portal/ui/cat-text';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { DeadlineText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { FundingBar } from '@portal/ui/kit/FundingBar';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './offer.module.css';

/**
 * Everything that is disclosed of an offer (CUITF 90, annex 15): the same for an investor who may put money
 * in it and for staff who are about to publish it.
 */
export function OfferView({ offer }: { offer: Offer }) {
  return (
    <>
      <Funding offer={offer} />
      <Terms offer={offer} />
      <Applicant offer={offer} />
      <Risk offer={offer} />
      <Calendar offer={offer} />
    </>
  );
}

interface Props {
  offer: Offer;
}

function Funding({ offer }: Props) {
  return (
    <Section
      title={t(credit.funding)}
      action={<StatusTag tone="info">{t(opportunityStatusName[offer.status])}</StatusTag>}
    >
      <FundingBar
        label={t(credit.fundingOf, { folio: offer.folio })}
        funded={offer.committed_cents}
        goal={offer.goal_cents}
      />
      <DescriptionList
        inline
        rows={[{ label: t(credit.closes), value: <DeadlineText iso={offer.closes_at} /> }]}
      />
    </Section>
  );
}

function Terms({ offer }: Props) {
  return (
    <Section title={t(offerWords.offer)}>
      <DescriptionList
        rows={[
          { label: t(credit.amount), value: formatMoney(offer.goal_cents) },
          { label: t(credit.term), value: t(credit.months, { count: offer.term_months }) },
          { label: t(credit.rate), value: formatPercent(offer.annual_rate_bp) },
          { label: t(credit.lateRate), value: formatPercent(offer.late_rate_bp) },
          { label: t(credit.grace), value: String(offer.late_grace_days) },
          {
            label: t(credit.cat),
            value: catText(offer.cat_bp),
          },
          { label: t(credit.payment[offer.amort_mode]), value: formatMoney(offer.payment_cents) },
          ...(offer.investor_fee_bp > 0
            ? [
                {
                  label: t(offerWords.fee),
                  value: t(offerWords.feeOf, { rate: formatPercent(offer.investor_fee_bp) }),
                },
              ]
            : []),
          { label: t(offerWords.where), value: `${offer.municipality}, ${offer.state}` },
          { label: t(credit.purpose), value: offer.purpose },
          { label: t(offerItemName.guarantees), value: offer.guarantees ?? t(offerWords.unsaid) },
        ]}
      />
    </Section>
  );
}

function Applicant({ offer: { applicant } }: Props) {
  const { kind } = applicant;
  const facts =
    kind === 'individual'
      ? [
          [
            t(offerItemName.age),
            applicant.age === null ? null : t(offerWords.years, { count: applicant.age }),
          ],
          [t(offerItemName.sex), applicant.sex && t(sexName[applicant.sex])],
          [t(offerItemName.occupation), applicant.occupation],
          [t(offerItemName.residence), applicant.residence],
          [t(offerItemName.income_sources), applicant.income_sources],
        ]
      : [
          [t(offerItemName.name), applicant.name],
          [t(offerItemName.business), applicant.business],
          [
            t(offerItemName.incorporated_on),
            applicant.incorporated_on && formatDate(applicant.incorporated_on),
          ],
          [t(offerItemName.location), applicant.location],
          [t(offerItemName.business_model), applicant.business_model],
          [t(offerItemName.financials), applicant.financials],
        ];
  return (
    <Section title={t(offerWords.applicant)}>
      <DescriptionList
        rows={[
          { label: t(offerWords.kind), value: t(personKindName[kind]) },
          ...facts.map(([label, value]) => ({
            label: label ?? '',
            value: value ?? t(offerWords.unsaid),
          })),
        ]}
      />
    </Section>
  );
}

function Risk({ offer }: Props) {
  return (
    <Section title={t(offerWords.risk)}>
      <div className={styles.risk}>
        <p>
          <strong>
            {t(credit.grade)}: {offer.risk_grade}.
          </strong>{' '}
          {t(riskGradeExplanation[offer.risk_grade])}
        </p>
        <p>
          <strong>{t(offerWords.riskFactors)}.</strong> {offer.risk_factors ?? t(offerWords.unsaid)}
        </p>
        <ul>
          {[...texts(offerWords.riskOfAll), offer.risk_sharing].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{offer.reporting}</p>
      </div>
    </Section>
  );
}

type CalendarRow = Offer['calendar'][number];

const calendarColumns = [
  { key: 'n', title: t(loanWords.n), render: (row: CalendarRow) => row.n },
  {
    key: 'capital',
    title: t(loanWords.capital),
    render: (row: CalendarRow) => <MoneyText centavos={row.capital_cents} currency="plain" />,
    sum: (row: CalendarRow) => row.capital_cents,
  },
  {
    key: 'interest',
    title: t(loanWords.interest),
    render: (row: CalendarRow) => <MoneyText centavos={row.interest_cents} currency="plain" />,
    sum: (row: CalendarRow) => row.interest_cents,
  },
];

function Calendar({ offer }: Props) {
  return (
    <Section title={t(offerWords.estimate)} description={t(offerWords.estimateHelp)} flush>
      <div className={styles.calendar}>
        <ShortTable
          label={t(offerWords.estimate)}
          columns={calendarColumns}
          rows={offer.calendar}
          rowKey={({ n }) => n}
        />
      </div>
    </Section>
  );
}
