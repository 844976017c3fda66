import { href } from '@contract/kernel/screens';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import { type RecurringOrderKind, recurringOrders } from '@contract/treasury/recurring-orders';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Flex } from 'antd';
import { orderScreen } from './order-screen';

export const RecurringDepositIntroPage = () => <RecurringIntroPage kind="deposit" />;
export const RecurringWithdrawalIntroPage = () => <RecurringIntroPage kind="withdrawal" />;

/** An optional step: what an order does, the way to one, and the way past it. */
function RecurringIntroPage({ kind }: { kind: RecurringOrderKind }) {
  const query = useRead(recurringOrders.list, {});
  const { lead, steps } = texts(words.intro[kind]);
  return (
    <Page title={useScreenTitle()} explanation={lead}>
      <Section title={t(words.intro.how)}>
        <Flex vertical gap="middle">
          <ol>
            {Object.values(steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Loaded query={query}>
            {({ orders }) => (
              <Flex wrap gap="small">
                <ButtonLink to={href(orderScreen[kind])} type="primary">
                  {t(
                    orders.some((order) => order.kind === kind)
                      ? words.intro.see[kind]
                      : words.intro.set[kind],
                  )}
                </ButtonLink>
                <ButtonLink to={href('investorHome')}>{t(words.intro.skip)}</ButtonLink>
              </Flex>
            )}
          </Loaded>
        </Flex>
      </Section>
    </Page>
  );
}
