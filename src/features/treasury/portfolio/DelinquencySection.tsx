import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { Portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { DrawnSection } from '@portal/ui/charts/DrawnSection';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';

/** How late what is owed is. */
export function DelinquencySection({ delinquency }: Pick<Portfolio, 'delinquency'>) {
  return (
    <DrawnSection
      title={t(words.delinquency)}
      description={t(words.delinquencyHelp)}
      table={
        <ShortTable
          label={t(words.delinquency)}
          columns={[
            {
              key: 'bucket',
              title: t(words.bucket),
              render: ({ bucket }) => t(words.buckets[bucket]),
            },
            { key: 'credits', title: t(words.credits), render: ({ credits }) => credits },
            {
              key: 'amount',
              title: t(words.amount),
              render: ({ cents }) => <MoneyText centavos={cents} currency="plain" />,
              sum: ({ cents }) => cents,
            },
            {
              key: 'share',
              title: t(words.share),
              render: ({ share_bp: share }) => formatPercent(share),
            },
          ]}
          rows={delinquency}
          rowKey={({ bucket }) => bucket}
        />
      }
    >
      <NestedBars
        label={t(words.delinquency)}
        parts={[t(words.amount)]}
        format={formatMoney}
        bars={delinquency.map(({ bucket, cents, share_bp: share }) => ({
          key: bucket,
          name: `${formatPercent(share)} · ${t(words.buckets[bucket])}`,
          values: [{ value: cents }],
        }))}
      />
    </DrawnSection>
  );
}
