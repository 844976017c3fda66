import { productName } from '@contract/credit/product-catalog';
import {
  type Participation,
  participationStatuses,
  participations,
} from '@contract/funding/participations';
import { href } from '@contract/kernel/screens';
import {
  participation,
  participationStatusName,
} from '@contract/locales/es-MX/funding/participations';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, folioColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { ParticipationState } from './ParticipationState';

const columns: Column<Participation>[] = [
  folioColumn(t(participation.project), ({ id }) =>
    href('participationShow', { participationId: id }),
  ),
  {
    key: 'product',
    title: t(participation.product),
    csv: (row) => productName(row.product_id),
  },
  {
    key: 'status',
    title: t(participation.status),
    render: (row) => <ParticipationState row={row} />,
    csv: (row) => t(participationStatusName[row.status]),
  },
  moneyColumn('invested', t(participation.invested), (row) => row.invested_cents),
  moneyColumn('outstanding', t(participation.outstanding), (row) => row.outstanding_cents),
  moneyColumn('capital', t(participation.capital), (row) => row.received_capital_cents, {
    defaultHidden: true,
  }),
  moneyColumn('interest', t(participation.interest), (row) => row.received_interest_cents),
  moneyColumn('withheld', t(participation.withheld), (row) => row.withheld_isr_cents, {
    defaultHidden: true,
  }),
  dayColumn('next', t(participation.next), (row) => row.next_due_on, { none: '—' }),
];

const filters = [
  {
    name: 'status',
    label: t(participation.status),
    options: optionsOf(participationStatuses, texts(participationStatusName)),
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
