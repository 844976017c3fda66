import { href } from '@contract/kernel/screens';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import {
  type RecurringOrder,
  type RecurringOrderKind,
  recurringOrders,
} from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Section } from '@portal/ui/kit/Section';
import { orderScreen } from './order-screen';

const introScreen = {
  deposit: 'recurringDepositIntro',
  withdrawal: 'recurringWithdrawalIntro',
} as const;

/** Beside a transfer or a withdrawal by hand: that it may be done each month, or when it is next. */
export function RecurringOffer({ kind }: { kind: RecurringOrderKind }) {
  const { data } = useRead(recurringOrders.list, {});
  // Nothing of the screen waits for it, and it fails with nothing.
  if (!data) return null;
  const order = data.orders.find((each) => each.kind === kind);
  return (
    <Section
      title={t(words.offer.title[kind])}
      description={order ? standingOf(order) : t(words.offer.none[kind])}
    >
      <ButtonLink to={href(order ? orderScreen[kind] : introScreen[kind])}>
        {t(order ? words.intro.see[kind] : words.offer.open)}
      </ButtonLink>
    </Section>
  );
}

function standingOf({ status, next_on }: RecurringOrder): string {
  if (status === 'paused') return t(words.offer.paused);
  return next_on ? t(words.offer.next, { day: formatDate(next_on) }) : t(words.offer.over);
}
