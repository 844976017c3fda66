import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ProjectTable } from './ProjectTable';

export function SupplierProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ProjectTable
        label={t(supplierWords.projects)}
        empty={t(supplierWords.noProjects)}
        to={(projectId) => href('supplierProjectShow', { projectId })}
      />
    </Page>
  );
}
