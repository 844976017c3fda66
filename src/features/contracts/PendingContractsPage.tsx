import { contracts } from '@contract/contracts';
import { Loaded } from '@portal/lib/Loaded';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import { contractWords as words } from '@portal/messages/credit';
import { useCall } from '@portal/refine/use-call';
import { EmptyState } from '@portal/ui/parts/EmptyState';
import { Page } from '@portal/ui/parts/Page';
import { SigningPanel } from './SigningPanel';

/** What the applicant of a project has to sign. */
export function PendingContractsPage() {
  const title = useScreenTitle();
  const projectId = useParam('projectId');
  const query = useCall('contracts', contracts.list, { query: { project_id: projectId } });
  return (
    <Page title={title}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={words.noneProject} />
          ) : (
            items.map((contract) => <SigningPanel key={contract.id} contract={contract} />)
          )
        }
      </Loaded>
    </Page>
  );
}
