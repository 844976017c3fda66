import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { contractTypes } from '@contract/people/investor-contract';
import { t } from '@portal/i18n';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { RiskAcknowledgement } from '../risk-acknowledgements/RiskAcknowledgement';
import { CommissionContract } from './CommissionContract';

/** One of the things that an investor signs, by the last part of its address. */
export function InvestorContractPage() {
  const title = useScreenTitle();
  const contractType = useParam('contractType');
  switch (contractType) {
    case contractTypes.risk_acknowledgement:
      return <RiskAcknowledgement />;
    case contractTypes.investor_contract:
      return <CommissionContract />;
    default:
      return (
        <Page title={title}>
          <EmptyState text={t(investorContractWords.unknown)} />
        </Page>
      );
  }
}
