import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useUnderWidth } from '@portal/ui/table/use-under-width';
import { ProjectTable } from './ProjectTable';

export function SupplierProjectListPage() {
  const title = useScreenTitle();
  // On a telephone it would take a row above the list, which is what one comes for.
  const narrow = useUnderWidth(576);
  const prepare = <PrepareLink />;
  return (
    <Page title={title} action={narrow ? undefined : prepare}>
      <ProjectTable
        label={t(supplierWords.projects)}
        empty={t(supplierWords.noProjects)}
        to={(projectId) => href('supplierProjectShow', { projectId })}
      />
      {narrow ? prepare : null}
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
