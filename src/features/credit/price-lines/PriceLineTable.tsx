import { type PriceLine, vatText } from '@contract/credit/price-lines';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { quoteLines as words } from '@contract/locales/es-MX/credit/equipment-page';
import { t } from '@portal/i18n';
import { formatNumber, formatPercent } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { ShortTable } from '@portal/ui/table/ShortTable';

const money = (key: 'net_cents' | 'vat_cents' | 'total_cents', title: string) => ({
  key,
  title,
  sum: (line: PriceLine) => line[key],
  render: (line: PriceLine) => <MoneyText centavos={line[key]} />,
});

/** What was quoted, line by line, and what it comes to. */
export function PriceLineTable({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <ShortTable
      label={t(words.title)}
      rows={lines.map((line, position) => ({ ...line, position }))}
      rowKey={({ position }) => position}
      columns={[
        {
          key: 'name',
          title: t(words.item),
          wraps: true,
          render: ({ name, unit, price_cents: price, vat_bp: rate }) => (
            <CellLines>
              <span>{name}</span>
              <QuietLine>
                {t(words.each, { price: toCentavos(price), unit, vat: vatText(rate) })}
              </QuietLine>
            </CellLines>
          ),
        },
        {
          key: 'quantity',
          title: t(words.quantity),
          render: ({ quantity }) => formatNumber(quantity),
        },
        {
          key: 'discount',
          title: t(words.discount),
          render: ({ discount_bp: discount }) => formatPercent(discount),
        },
        money('net_cents', t(words.net)),
        money('vat_cents', t(words.vat)),
        money('total_cents', t(words.total)),
      ]}
    />
  );
}
