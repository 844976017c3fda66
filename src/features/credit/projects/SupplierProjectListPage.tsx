import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Flex } from 'antd';
import { ProjectTable } from './ProjectTable';

export function SupplierProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} action={<PrepareLink />}>
      <ProjectTable
        label={t(supplierWords.projects)}
        empty={t(supplierWords.noProjects)}
        to={{ project: (projectId) => href('supplierProjectShow', { projectId }) }}
      />
      <Flex>
        <ButtonLink to={href('supplierProjectArchive')}>{t(supplierWords.archive.open)}</ButtonLink>
      </Flex>
    </Page>
  );
}

/** Offered to who may begin new work. */
function PrepareLink() {
  if (!useMay('projects.create')) return null;
  return (
    <ButtonLink to={href('supplierProjectCreate')}>{t(supplierWords.prepareRequest)}</ButtonLink>
  );
}
