import { recovery } from '@portal/messages/errors';
import { money as words } from '@portal/messages/money';
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
          message={words.noBalance}
          action={
            <Button size="small" onClick={() => void query.refetch()}>
              {recovery.retry}
            </Button>
          }
        />
      ) : null}
      <Button type="primary" disabled>
        {words.withdraw}
      </Button>
    </Flex>
  );
}
