import { bankAccounts } from '@contract/bank-accounts';
import { formatDateTime } from '@portal/lib/format';
import { Loaded } from '@portal/lib/Loaded';
import { useScreenTitle } from '@portal/lib/screen-context';
import { money as words } from '@portal/messages/money';
import { useCall } from '@portal/refine/use-call';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { Alert, Flex } from 'antd';
import { BankAccountForm } from './BankAccountForm';

/** The account that receives withdrawals today, and another in its place. */
export function BankAccountPage() {
  const title = useScreenTitle();
  const query = useCall('bank-accounts', bankAccounts.show, {});
  return (
    <Loaded query={query} title={title}>
      {({ account }) => (
        <Page title={title} explanation={account ? undefined : words.noAccount}>
          {account ? (
            <Section title={words.currentAccount}>
              <Flex vertical gap="middle">
                <DescriptionList
                  rows={[
                    {
                      label: words.account,
                      value: `${account.bank ?? ''} •••• ${account.clabe_last4}`,
                    },
                    { label: words.holder, value: account.holder },
                  ]}
                />
                {new Date(account.usable_at) > new Date() ? (
                  <Alert
                    type="info"
                    showIcon
                    message={words.coolDown(formatDateTime(account.usable_at))}
                  />
                ) : null}
              </Flex>
            </Section>
          ) : null}
          <Section title={account ? words.changeAccount : words.newAccount}>
            <BankAccountForm />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}
