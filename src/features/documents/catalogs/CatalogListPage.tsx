import { catalogs } from '@contract/locales/es-MX/documents/catalogs';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { RejectionReasons } from '../rejection-reasons/RejectionReasons';

/** The lists that staff keep as data, each of the domain that reads it. */
export function CatalogListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} explanation={t(catalogs.help)}>
      <RejectionReasons />
    </Page>
  );
}
