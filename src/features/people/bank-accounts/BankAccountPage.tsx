import { bankAccountByKind } from '@contract/locales/es-MX/people/bank-account';
import { bankAccounts } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { BankAccountSections } from './BankAccountSections';

/** The account of an investor's withdrawals. */
export function BankAccountPage() {
  const query = useRead(bankAccounts.show, {});
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(bankAccountByKind[usePersonKind()].uses.withdrawals)}
    >
      <Loaded query={query}>{({ account }) => <BankAccountSections account={account} />}</Loaded>
    </Page>
  );
}
