import { productName } from '@contract/credit/product-catalog';
import {
  type Participation,
  participationStatuses,
  participations,
} from '@contract/funding/participations';
import { href } from '@contract/kernel/screens';
import { commitmentStatusName } from '@contract/locales/es-MX/funding/commitments';
import { participation } from '@contract/locales/es-MX/funding/participations';
import { t, texts } from '@portal/i18n';

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
    title: t(participation.project),
    render: (row) => (
      <Link className="amount" to={href('participationShow', { participationId: row.id })}>
        {row.folio}
      </Link>
    ),
    csv: (row) => row.folio,
  },
  {
    key: 'product',
    title: t(participation.product),
    csv: (row) => productName(row.product_id),
  },
  {
    key: 'status',
    title: t(participation.status),
    render: (row) => <ParticipationState row={row} />,
    csv: (row) => t(commitmentStatusName[row.status]),
  },
  money('invested', t(participation.invested), (row) => row.invested_cents),
  money('outstanding', t(participation.outstanding), (row) => row.outstanding_cents),
  {
    ...money('capital', t(participation.capital), (row) => row.received_capital_cents),
    defaultHidden: true,
  },
  money('interest', t(participation.interest), (row) => row.received_interest_cents),
  {
    ...money('withheld', t(participation.withheld), (row) => row.withheld_isr_cents),
    defaultHidden: true,
  },
  {
    key: 'next',
    title: t(participation.next),
    render: (row) => (row.next_due_on ? <DateText iso={row.next_due_on} /> : '—'),
    csv: (row) => csvDay(row.next_due_on),
  },
];

const filters = [
  {
    name: 'status',
    label: t(participation.status),
    options: optionsOf(participationStatuses, texts(commitmentStatusName)),
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
          text: t(participation.none),
          action: (
            <ButtonLink to={href('opportunityList')} type="primary">
              {t(participation.seeOpportunities)}
            </ButtonLink>
          ),
        }}
        filters={filters}
      />
    </Page>
  );
}
