import { contracts } from '@contract/credit/contracts';
import { contractWords } from '@contract/locales/es-MX/credit/contract-screens';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { SignersPanel } from '../contract-signers/SignersPanel';
import { SigningPanel } from './SigningPanel';

/** What the applicant of a project has to sign, and has signed. */
export function PendingContractsPage() {
  const projectId = useParam('projectId');
  const query = useRead(contracts.list, { query: { project_id: projectId } });
  const title = useScreenTitle(query.data?.items[0]);
  return (
    <Page title={title}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t(contractWords.noneProject)} />
          ) : (
            <>
              {items.map((contract) => (
                <SigningPanel key={contract.id} contract={contract} />
              ))}
              <SignersPanel projectId={projectId} whenEmpty={false} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
