import { productName } from '@contract/credit/product-catalog';
import { commitmentStatusName } from '@contract/funding/commitments';
import {
  type Participation,
  participationStatuses,
  participations,
} from '@contract/funding/participations';
import { href } from '@contract/kernel/screens';
import { participation as words } from '@portal/messages/participations';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Column } from '@portal/ui/table/columns';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';
import { ParticipationState } from './ParticipationState';

const money = (
  key: string,
  title: string,
  of: (row: Participation) => number,
): Column<Participation> => ({
  key,
  title,
  align: 'right',
  render: (row) => <MoneyText centavos={of(row)} />,
  csv: (row) => csvMoney(of(row)),
});

const columns: Column<Participation>[] = [
  {
    key: 'folio',
    title: words.project,
    render: (row) => (
      <Link className="amount" to={href('participationShow', { participationId: row.id })}>
        {row.folio}
      </Link>
    ),
    csv: (row) => row.folio,
  },
  {
    key: 'product',
    title: words.product,
    csv: (row) => productName(row.product_id),
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => <ParticipationState row={row} />,
    csv: (row) => commitmentStatusName[row.status],
  },
  money('invested', words.invested, (row) => row.invested_cents),
  money('outstanding', words.outstanding, (row) => row.outstanding_cents),
  { ...money('capital', words.capital, (row) => row.received_capital_cents), defaultHidden: true },
  money('interest', words.interest, (row) => row.received_interest_cents),
  { ...money('withheld', words.withheld, (row) => row.withheld_isr_cents), defaultHidden: true },
  {
    key: 'next',
    title: words.next,
    render: (row) => (row.next_due_on ? <DateText iso={row.next_due_on} /> : '—'),
    csv: (row) => csvDay(row.next_due_on),
  },
];

const filters = [
  {
    name: 'status',
    label: words.status,
    options: optionsOf(participationStatuses, commitmentStatusName),
  },
];

/** The projects that the investor has money in, and how each one goes. */
export function ParticipationListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ResourceTable
        id="participations"
        label={title}
        endpoint={participations.list}
        columns={columns}
        rowKey={({ id }) => id}
        cardsUnder={992}
        empty={{
          text: words.none,
          action: (
            <ButtonLink to={href('opportunityList')} type="primary">
              {words.seeOpportunities}
            </ButtonLink>
          ),
        }}
        filters={filters}
      />
    </Page>
  );
}
