import { bankAccount } from '@contract/locales/es-MX/people/bank-account';
import { bankAccounts } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { AccountSummary } from './AccountSummary';
import { BankAccountForm } from './BankAccountForm';

/** The account of an investor's withdrawals. */
export const BankAccountPage = () => <OwnAccount use="withdrawals" />;

/** The account at which an installer is paid. */
export const InstallerAccountPage = () => <OwnAccount use="stages" />;

function OwnAccount({ use }: { use: 'withdrawals' | 'stages' }) {
  const query = useRead(bankAccounts.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(bankAccount.uses[use])}>
      <Loaded query={query}>
        {({ account }) => (
          <>
            {account ? (
              <Section title={t(bankAccount.account)}>
                <AccountSummary account={account} />
              </Section>
            ) : null}
            <Section title={account ? t(bankAccount.change) : t(bankAccount.register)}>
              <BankAccountForm />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
