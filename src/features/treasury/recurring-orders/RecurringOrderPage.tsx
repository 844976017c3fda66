import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import type { RecurringOrderKind } from '@contract/treasury/recurring-orders';
import { recurringOrders } from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { DepositPlace } from './DepositPlace';
import { OrderSection } from './OrderSection';
import { RunTable } from './RunTable';
import { WithdrawalPlace } from './WithdrawalPlace';

export const RecurringDepositPage = () => <RecurringOrderPage kind="deposit" />;
export const RecurringWithdrawalPage = () => <RecurringOrderPage kind="withdrawal" />;

/** What an investor has done each month, where the money goes, and what became of it month by month. */
function RecurringOrderPage({ kind }: { kind: RecurringOrderKind }) {
  const query = useRead(recurringOrders.list, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.help[kind])}>
      <Loaded query={query}>
        {({ orders }) => {
          const order = orders.find((each) => each.kind === kind) ?? null;
          return kind === 'deposit' ? (
            <>
              <OrderSection kind={kind} order={order} />
              {order ? <DepositPlace folio={order.folio} /> : null}
            </>
          ) : (
            <WithdrawalPlace>
              <OrderSection kind={kind} order={order} />
            </WithdrawalPlace>
          );
        }}
      </Loaded>
      <RunTable kind={kind} />
    </Page>
  );
}
