import { href } from '@contract/kernel/screens';
import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { contractTypes, investorContracts } from '@contract/people/investor-contract';
import { riskForm } from '@contract/people/risk-acknowledgements';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { RiskAcknowledgement } from '../risk-acknowledgements/RiskAcknowledgement';
import { ContractToSign } from './CommissionContract';

/** One of the things that an investor signs, by the last part of its address. */
export function InvestorContractPage() {
  const title = useScreenTitle();
  const contractType = useParam('contractType');
  switch (contractType) {
    case contractTypes.risk_acknowledgement:
      return (
        <Page title={riskForm().title}>
          <RiskAcknowledgement />
        </Page>
      );
    case contractTypes.investor_contract:
      return <ContractPage />;
    default:
      return (
        <Page title={title}>
          <EmptyState
            text={t(investorContractWords.unknown)}
            action={
              <ButtonLink to={href('investorContracts')}>
                {t(investorContractWords.list)}
              </ButtonLink>
            }
          />
        </Page>
      );
  }
}

function ContractPage() {
  const query = useRead(investorContracts.show, {});
  return (
    <Loaded query={query} title={useScreenTitle()}>
      {(shown) => {
        const { title, version, since } = shown;
        const day = formatDate(since, 'long');
        return (
          <Page title={title} explanation={t(investorContractWords.version, { version, day })}>
            <ContractToSign shown={shown} />
          </Page>
        );
      }}
    </Loaded>
  );
}
