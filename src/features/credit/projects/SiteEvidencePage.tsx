import { projects } from '@contract/credit/projects';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { StageRows } from './StageRows';

/** The photographs of one installation site. */
export function SiteEvidencePage() {
  const title = useScreenTitle();
  const projectId = useParam('projectId');
  const siteId = useParam('siteId');
  const query = useRecord(projects.show, { params: { projectId } });
  const photographs = <DocumentChecklist projectId={projectId} ownerId={siteId} />;
  return (
    <Page title={title} explanation={t(supplierWords.evidenceHelp)}>
      <Loaded query={query} without={photographs}>
        {({ stages }) => (
          <>
            <StageRows stages={stages} />
            {photographs}
          </>
        )}
      </Loaded>
    </Page>
  );
}
