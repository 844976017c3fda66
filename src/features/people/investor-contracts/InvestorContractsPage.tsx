import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { InvestorContractList } from './InvestorContractList';

/** What an investor signs, as a screen of its own. */
export const InvestorContractsPage = () => (
  <Page title={useScreenTitle()} explanation={t(investorContractWords.help)}>
    <InvestorContractList />
  </Page>
);
