import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { StageTable } from './StageTable';
import { stageColumns } from './stage-columns';

const columns = stageColumns({
  project: (projectId) => href('supplierProjectShow', { projectId }),
}).filter(({ key }) => key !== 'supplier_name');

/** What the installer is owed and what has been paid. */
export function SupplierPaymentsPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <StageTable
        label={t(supplierWords.stages)}
        empty={t(supplierWords.noStages)}
        columns={columns}
      />
    </Page>
  );
}
