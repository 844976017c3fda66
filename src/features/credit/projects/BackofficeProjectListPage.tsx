import { href } from '@contract/kernel/screens';
import { committee } from '@contract/locales/es-MX/credit/committee';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ProjectTable } from './ProjectTable';

export function BackofficeProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ProjectTable
        label={t(committee.list)}
        empty={t(committee.none)}
        to={{
          project: (projectId) => href('backofficeProjectShow', { projectId }),
          applicant: (applicantId) => href('applicantShow', { applicantId }),
          supplier: (supplierId) => href('supplierShow', { supplierId }),
        }}
      />
    </Page>
  );
}
