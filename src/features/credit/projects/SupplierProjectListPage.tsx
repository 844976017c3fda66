import { href } from '@contract/kernel/screens';
import { supplierWords as words } from '@portal/messages/credit';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
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
