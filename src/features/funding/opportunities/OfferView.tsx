import { type Offer, offerItemName, sexName } from '@contract/funding/offers';
import { riskGradeExplanation } from '@contract/funding/opportunities';
import { opportunityStatusName } from '@contract/funding/opportunity-statuses';
import { personKindName } from '@contract/kernel/fields/person-type';
import { credit, loanWords } from '@portal/messages/credit';
import { offerWords as words } from '@portal/messages/offers';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
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
      title={credit.funding}
      action={<StatusTag tone="info">{opportunityStatusName[offer.status]}</StatusTag>}
    >
      <FundingBar
        label={credit.fundingOf(offer.folio)}
        funded={offer.committed_cents}
        goal={offer.goal_cents}
      />
      <DescriptionList
        inline
        rows={[{ label: credit.closes, value: <DateTimeText iso={offer.closes_at} /> }]}
      />
    </Section>
  );
}

function Terms({ offer }: Props) {
  return (
    <Section title={words.offer}>
      <DescriptionList
        rows={[
          { label: credit.amount, value: formatMoney(offer.goal_cents) },
          { label: credit.term, value: credit.months(offer.term_months) },
          { label: credit.rate, value: formatPercent(offer.annual_rate_bp) },
          { label: credit.lateRate, value: formatPercent(offer.late_rate_bp) },
          { label: credit.grace, value: String(offer.late_grace_days) },
          {
            label: credit.cat,
            value: offer.cat_bp === null ? credit.noCat : formatPercent(offer.cat_bp),
          },
          { label: credit.payment[offer.amort_mode], value: formatMoney(offer.payment_cents) },
          ...(offer.investor_fee_bp > 0
            ? [{ label: words.fee, value: words.feeOf(formatPercent(offer.investor_fee_bp)) }]
            : []),
          { label: words.where, value: `${offer.municipality}, ${offer.state}` },
          { label: credit.purpose, value: offer.purpose },
          { label: offerItemName.guarantees, value: offer.guarantees ?? words.unsaid },
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
          [offerItemName.age, applicant.age === null ? null : words.years(applicant.age)],
          [offerItemName.sex, applicant.sex && sexName[applicant.sex]],
          [offerItemName.occupation, applicant.occupation],
          [offerItemName.residence, applicant.residence],
          [offerItemName.income_sources, applicant.income_sources],
        ]
      : [
          [offerItemName.name, applicant.name],
          [offerItemName.business, applicant.business],
          [
            offerItemName.incorporated_on,
            applicant.incorporated_on && formatDate(applicant.incorporated_on),
          ],
          [offerItemName.location, applicant.location],
          [offerItemName.business_model, applicant.business_model],
          [offerItemName.financials, applicant.financials],
        ];
  return (
    <Section title={words.applicant}>
      <DescriptionList
        rows={[
          { label: words.kind, value: personKindName[kind] },
          ...facts.map(([label, value]) => ({ label: label ?? '', value: value ?? words.unsaid })),
        ]}
      />
    </Section>
  );
}

function Risk({ offer }: Props) {
  return (
    <Section title={words.risk}>
      <div className={styles.risk}>
        <p>
          <strong>
            {credit.grade}: {offer.risk_grade}.
          </strong>{' '}
          {riskGradeExplanation[offer.risk_grade]}
        </p>
        <p>
          <strong>{words.riskFactors}.</strong> {offer.risk_factors ?? words.unsaid}
        </p>
        <ul>
          {[...words.riskOfAll, offer.risk_sharing].map((text) => (
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
  { key: 'n', title: loanWords.n, render: (row: CalendarRow) => row.n },
  {
    key: 'capital',
    title: loanWords.capital,
    render: (row: CalendarRow) => <MoneyText centavos={row.capital_cents} currency="plain" />,
    sum: (row: CalendarRow) => row.capital_cents,
  },
  {
    key: 'interest',
    title: loanWords.interest,
    render: (row: CalendarRow) => <MoneyText centavos={row.interest_cents} currency="plain" />,
    sum: (row: CalendarRow) => row.interest_cents,
  },
];

function Calendar({ offer }: Props) {
  return (
    <Section title={words.estimate} description={words.estimateHelp} flush>
      <div className={styles.calendar}>
        <ShortTable
          label={words.estimate}
          columns={calendarColumns}
          rows={offer.calendar}
          rowKey={({ n }) => n}
        />
      </div>
    </Section>
  );
}
