import { href } from '@contract/kernel/screens';
import { committee as words } from '@portal/messages/credit';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
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
