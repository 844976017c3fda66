import {
  opportunities as contract,
  type PublicationItem,
  publicationStates,
} from '@contract/funding/opportunities';
import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { offerItemName } from '@contract/locales/es-MX/funding/offer-items';
import { publications } from '@contract/locales/es-MX/funding/offers';
import { opportunityStatusName } from '@contract/locales/es-MX/funding/opportunity-statuses';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import {
  dateColumn,
  deadlineColumn,
  folioColumn,
  linkColumn,
  moneyColumn,
  stateColumn,
} from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const stateName = {
  ...texts(opportunityStatusName),
  to_publish: t(publications.toPublish),
};

const tones = {
  to_publish: 'warning',
  open: 'info',
  funded: 'success',
  delivered: 'success',
  not_funded: 'neutral',
  withdrawn: 'neutral',
} as const;

const missingText = ({ state, missing }: PublicationItem) => {
  if (state !== 'to_publish') return t(publications.nothing);
  if (missing.length === 0) return t(publications.complete);
  return missing.map((item) => t(offerItemName[item])).join(', ');
};

export const publicationColumns: readonly Column<PublicationItem>[] = [
  folioColumn(t(credit.folio), ({ project_id }) =>
    href('backofficeProjectShow', { projectId: project_id }),
  ),
  linkColumn(
    'applicant_name',
    t(credit.applicant),
    ({ applicant_name }) => applicant_name,
    ({ applicant_id }) => href('applicantShow', { applicantId: applicant_id }),
  ),
  stateColumn('state', t(publications.state), ({ state }) => ({
    tone: tones[state],
    text: stateName[state],
  })),
  { key: 'missing', title: t(publications.missing), csv: missingText },
  moneyColumn('amount_cents', t(credit.amount), ({ goal_cents }) => goal_cents, { sortable: true }),
  moneyColumn('committed_cents', t(publications.funded), ({ committed_cents }) => committed_cents),
  deadlineColumn('closes_at', t(publications.closes), ({ closes_at }) => closes_at, {
    none: t(publications.nothing),
  }),
  dateColumn('since', t(publications.since), ({ since }) => since, { sortable: true }),
];

const filters = [
  {
    name: 'state',
    label: t(publications.state),
    options: optionsOf(publicationStates, stateName),
  },
];

/** Offers before and after they are published; the folio leads to where one is prepared and published. */
export function PublicationListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(publications.help)}>
      <ResourceTable
        id="publications"
        label={t(publications.list)}
        endpoint={contract.publications}
        columns={publicationColumns}
        rowKey={({ project_id }) => project_id}
        searchable
        dense
        cardsUnder={992}
        empty={{ text: t(publications.none) }}
        filters={filters}
      />
    </Page>
  );
}
