import { href } from '@contract/kernel/screens';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import { accreditations } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { accreditationColumns, accreditationFilters } from './accreditation-columns';
import { NewAccreditation } from './NewAccreditation';

const columns = accreditationColumns((accreditationId) =>
  href('accreditationShow', { accreditationId }),
);

/** The equipment that a company is accredited to sell, or asks to be. */
export function AccreditationListPage() {
  const mayAsk = useMay('accreditations.create');
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(words.help)}
      action={mayAsk ? <NewAccreditation /> : undefined}
    >
      <ResourceTable
        id="accreditations"
        label={t(words.list)}
        endpoint={accreditations.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        filters={accreditationFilters}
        empty={{ text: t(words.none) }}
      />
    </Page>
  );
}
