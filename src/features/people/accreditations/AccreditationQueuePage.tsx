import { href } from '@contract/kernel/screens';
import {
  accreditationScreen,
  accreditationReview as words,
} from '@contract/locales/es-MX/people/accreditations';
import { type Accreditation, accreditations } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { linkColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { personColumn } from '@portal/ui/table/person-column';
import { accreditationColumns, accreditationFilters } from './accreditation-columns';

const [equipment, ...rest] = accreditationColumns((accreditationId) =>
  href('accreditationReview', { accreditationId }),
);

const columns: readonly Column<Accreditation>[] = [
  ...(equipment ? [equipment] : []),
  linkColumn(
    'supplier',
    t(words.supplier),
    ({ supplier }) => supplier,
    ({ supplier_id }) => href('supplierShow', { supplierId: supplier_id }),
  ),
  ...rest,
  personColumn(
    'held_by',
    t(words.reviewer),
    ({ held_by }) => held_by?.full_name ?? '',
    ({ held_by }) => held_by?.user_id ?? null,
  ),
];

/** What installers ask to be accredited for, and what they are; staff decide on what is in review. */
export function AccreditationQueuePage() {
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <ResourceTable
        id="accreditation-queue"
        label={t(accreditationScreen.list)}
        endpoint={accreditations.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        filters={accreditationFilters}
        empty={{ text: t(words.none) }}
      />
    </Page>
  );
}
