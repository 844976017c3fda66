import { contracts } from '@contract/credit/contracts';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { SigningPanel } from './SigningPanel';

/** The supplier's signature on one contract (the specification's wid). */
export function ContractWorkflowPage() {
  const title = useScreenTitle();
  const contractId = useParam('workflowId');
  const query = useRecord(contracts.show, { params: { contractId } });
  return (
    <Page title={title}>
      <Loaded query={query}>{(contract) => <SigningPanel contract={contract} />}</Loaded>
    </Page>
  );
}
