import { recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { money } from '@contract/locales/es-MX/treasury/money';
import { t } from '@portal/i18n';
import { Alert, Button, Flex } from 'antd';

interface NoBalanceProps {
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

/** Instead of the withdrawal's form while the balance is not known: nothing can be asked for. */
export function NoBalance({ query }: NoBalanceProps) {
  return (
    <Flex vertical gap="middle" align="start">
      {query.error ? (
        <Alert
          type="error"
          showIcon
          message={t(money.noBalance)}
          action={
            <Button size="small" onClick={() => void query.refetch()}>
              {t(recovery.retry)}
            </Button>
          }
        />
      ) : null}
      <Button type="primary" disabled>
        {t(money.withdraw)}
      </Button>
    </Flex>
  );
}
