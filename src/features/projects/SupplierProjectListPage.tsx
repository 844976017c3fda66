import { useScreenTitle } from '@portal/lib/screen-context';
import { supplierWords as words } from '@portal/messages/credit';
import { href } from '@portal/routes/href';
import { Page } from '@portal/ui/parts/Page';
import { ProjectTable } from './ProjectTable';

export function SupplierProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ProjectTable
        label={words.projects}
        empty={words.noProjects}
        to={(projectId) => href('supplierProjectShow', { projectId })}
      />
    </Page>
  );
}
