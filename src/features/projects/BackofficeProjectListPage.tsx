import { useScreenTitle } from '@portal/lib/screen-context';
import { committee as words } from '@portal/messages/credit';
import { href } from '@portal/routes/href';
import { Page } from '@portal/ui/parts/Page';
import { ProjectTable } from './ProjectTable';

export function BackofficeProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ProjectTable
        label={words.list}
        empty={words.none}
        to={(projectId) => href('backofficeProjectShow', { projectId })}
      />
    </Page>
  );
}
