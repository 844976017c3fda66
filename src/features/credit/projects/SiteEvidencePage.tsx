import { projects } from '@contract/credit/projects';
import { DocumentChecklist } from '@portal/features/documents/documents/DocumentChecklist';
import { supplierWords as words } from '@portal/messages/credit';
import { Loaded } from '@portal/refine/Loaded';
import { useCall } from '@portal/refine/use-call';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { StageRows } from './StageRows';

/** The photographs of one installation site. */
export function SiteEvidencePage() {
  const title = useScreenTitle();
  const projectId = useParam('projectId');
  const siteId = useParam('siteId');
  const query = useCall('projects', projects.show, { params: { projectId } });
  return (
    <Page title={title} explanation={words.evidenceHelp}>
      <Loaded query={query}>
        {({ stages }) => (
          <>
            <StageRows stages={stages} />
            <DocumentChecklist projectId={projectId} ownerId={siteId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
