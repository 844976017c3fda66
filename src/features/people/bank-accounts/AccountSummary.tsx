import { bankAccount, bankAccountByKind } from '@contract/locales/es-MX/people/bank-account';
import type { bankAccounts } from '@contract/people/bank-accounts';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { formatDeadline } from '@portal/ui/format';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { Alert, Flex } from 'antd';
import { rests } from './may-receive';

interface AccountSummaryProps {
  account: NonNullable<Answer<typeof bankAccounts.show>['account']>;
  /** The text above the account. */
  rows?: readonly DescriptionRow[];
}

/** An account as its owner sees it, and from when money may go to it. */
export function AccountSummary({ account, rows = [] }: AccountSummaryProps) {
  const kind = usePersonKind();
  return (
    <Flex vertical gap="middle">
      <DescriptionList
        rows={[
          ...rows,
          {
            label: t(bankAccount.account),
            value: `${account.bank ?? ''} •••• ${account.clabe_last4}`.trim(),
          },
          { label: t(bankAccount.holder), value: account.holder },
        ]}
      />
      {!account.in_own_name ? (
        <Alert type="warning" showIcon message={t(bankAccountByKind[kind].otherName)} />
      ) : rests(account) ? (
        <Alert
          type="info"
          showIcon
          message={t(bankAccount.coolDown, { when: formatDeadline(account.usable_at) })}
        />
      ) : null}
    </Flex>
  );
}
