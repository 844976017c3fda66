import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import { bankAccounts } from '@contract/people/bank-accounts';
import { AccountSummary, BankAccountForm } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import type { ReactNode } from 'react';

/** The account that withdrawals go to under the order itself; who has none registers it first. */
export function WithdrawalPlace({ children }: { children: ReactNode }) {
  const query = useRead(bankAccounts.show, {});
  return (
    <Loaded query={query}>
      {({ account }) =>
        account ? (
          <>
            {children}
            <Section title={t(words.account)} description={t(words.accountHelp)}>
              <AccountSummary account={account} />
            </Section>
          </>
        ) : (
          <Section title={t(words.account)} description={t(words.noAccount)}>
            <BankAccountForm />
          </Section>
        )
      }
    </Loaded>
  );
}
