import { projects } from '@contract/projects';
import { Loaded } from '@portal/lib/Loaded';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import { supplierWords as words } from '@portal/messages/credit';
import { useCall } from '@portal/refine/use-call';
import { Page } from '@portal/ui/parts/Page';
import { DocumentChecklist } from '../documents/DocumentChecklist';
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
