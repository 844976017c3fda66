import { bankAccount } from '@contract/locales/es-MX/people/bank-account';
import type { bankAccounts } from '@contract/people/bank-accounts';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Section } from '@portal/ui/kit/Section';
import { AccountSummary } from './AccountSummary';
import { BankAccountForm } from './BankAccountForm';

interface BankAccountSectionsProps {
  account: Answer<typeof bankAccounts.show>['account'];
  /** What the account is for, where the page does not say it. */
  use?: string;
}

/** The account of now, and the form that changes it. */
export function BankAccountSections({ account, use }: BankAccountSectionsProps) {
  return (
    <>
      {account ? (
        <Section title={t(bankAccount.account)}>
          <AccountSummary account={account} />
        </Section>
      ) : null}
      <Section title={account ? t(bankAccount.change) : t(bankAccount.register)} description={use}>
        <BankAccountForm />
      </Section>
    </>
  );
}
