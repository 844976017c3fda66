import type { Centavos } from '@contract/kernel/fields/centavos';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { money } from '@contract/locales/es-MX/treasury/money';
import type { InvestorBalance } from '@contract/treasury/balances';
import { t } from '@portal/i18n';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';

interface BalanceCardsProps {
  /** What is known of it; an amount that is not known is never shown as zero. */
  balance: Partial<InvestorBalance> | undefined;
  hidden?: boolean;
}

/** An investor's money and where it is, wherever it is shown. */
export function BalanceCards({ balance, hidden }: BalanceCardsProps) {
  const amount = (cents: Centavos | undefined) =>
    cents === undefined ? t(lists.unknown) : hidden ? '••••••' : <MoneyText centavos={cents} />;
  return (
    <StatRow>
      <StatCard label={t(money.available)} value={amount(balance?.available_cents)} />
      <StatCard label={t(money.reserved)} value={amount(balance?.reserved_cents)} />
      <StatCard label={t(money.inTransit)} value={amount(balance?.in_transit_cents)} />
      <StatCard label={t(money.invested)} value={amount(balance?.invested_cents)} />
      {balance?.written_off_cents ? (
        <StatCard label={t(money.writtenOff)} value={amount(balance.written_off_cents)} />
      ) : null}
    </StatRow>
  );
}
