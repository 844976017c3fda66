import { personKindName } from '@contract/fields/person-type';
import {
  type OpportunityDetail,
  opportunities,
  opportunityStatusName,
  riskGradeExplanation,
} from '@contract/opportunities';
import { productName } from '@portal/lib/credit';
import { formatMoney, formatPercent } from '@portal/lib/format';
import { Loaded } from '@portal/lib/Loaded';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import { credit, loanWords } from '@portal/messages/credit';
import { investing as words } from '@portal/messages/investing';
import { useCall } from '@portal/refine/use-call';
import { Columns } from '@portal/ui/parts/Columns';
import { DateTimeText } from '@portal/ui/parts/DateText';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { FundingBar } from '@portal/ui/parts/FundingBar';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { CommitPanel } from './CommitPanel';
import { OwnCommitments } from './OwnCommitments';
import styles from './opportunities.module.css';

/** Everything that is disclosed of an offer (CUITF 90, annex 15), and the way into it. */
export function OpportunityPage() {
  const opportunityId = useParam('opportunityId');
  const query = useCall('opportunities', opportunities.show, { params: { opportunityId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(offer) => (
        <Page
          title={title}
          explanation={`${productName(offer.product_id)} · ${offer.municipality}, ${offer.state}`}
        >
          <Columns
            sticky
            side={
              <>
                {offer.limit ? <CommitPanel offer={offer} limit={offer.limit} /> : null}
                <OwnCommitments opportunityId={offer.id} />
              </>
            }
          >
            <Funding offer={offer} />
            <Disclosure offer={offer} />
            <Risk offer={offer} />
            <Calendar offer={offer} />
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}

function Funding({ offer }: { offer: OpportunityDetail }) {
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

function Disclosure({ offer }: { offer: OpportunityDetail }) {
  const { kind, age } = offer.applicant;
  return (
    <Section title={words.offer}>
      <DescriptionList
        rows={[
          { label: credit.amount, value: formatMoney(offer.goal_cents) },
          { label: credit.term, value: credit.months(offer.term_months) },
          { label: credit.rate, value: formatPercent(offer.annual_rate_bp) },
          { label: credit.lateRate, value: formatPercent(offer.late_rate_bp) },
          {
            label: credit.cat,
            value: offer.cat_bp === null ? credit.noCat : formatPercent(offer.cat_bp),
          },
          { label: credit.payment, value: formatMoney(offer.payment_cents) },
          {
            label: words.applicant,
            value: [personKindName[kind], ...(age === null ? [] : [words.age(age)])].join(', '),
          },
          { label: words.where, value: `${offer.municipality}, ${offer.state}` },
          { label: credit.purpose, value: offer.purpose },
        ]}
      />
    </Section>
  );
}

function Risk({ offer }: { offer: OpportunityDetail }) {
  return (
    <Section title={words.risk}>
      <p>
        <strong>
          {credit.grade}: {offer.risk_grade}.
        </strong>{' '}
        {riskGradeExplanation[offer.risk_grade]}
      </p>
      <ul>
        {words.riskTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{words.after94}</p>
    </Section>
  );
}

type CalendarRow = OpportunityDetail['calendar'][number];

const calendarColumns = [
  { key: 'n', title: loanWords.n, render: (row: CalendarRow) => row.n },
  {
    key: 'capital',
    title: loanWords.capital,
    render: (row: CalendarRow) => <MoneyText centavos={row.capital_cents} currency="plain" />,
  },
  {
    key: 'interest',
    title: loanWords.interest,
    render: (row: CalendarRow) => <MoneyText centavos={row.interest_cents} currency="plain" />,
  },
];

function Calendar({ offer }: { offer: OpportunityDetail }) {
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
