import { formatMoney, formatPlainMoney } from '@portal/ui/format';

interface MoneyTextProps {
  centavos: number;
  /** 'plain' inside a column whose title names the currency; 'MXN' where it must be beyond doubt. */
  currency?: 'sign' | 'plain' | 'MXN';
}

export function MoneyText({ centavos, currency = 'sign' }: MoneyTextProps) {
  return (
    <span className="amount">
      {currency === 'plain' ? formatPlainMoney(centavos) : formatMoney(centavos)}
      {currency === 'MXN' ? ' MXN' : null}
    </span>
  );
}
