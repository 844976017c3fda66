import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { Portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { DrawnSection } from '@portal/ui/charts/DrawnSection';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './portfolio.module.css';
import { groupName, sliceName } from './slice-name';

/** How the standing principal is divided, in each of its ways. */
export function AllocationSection({ allocation }: Pick<Portfolio, 'allocation'>) {
  return (
    <DrawnSection
      title={t(words.allocation)}
      description={t(words.allocationHelp)}
      table={<Table allocation={allocation} />}
    >
      <div className={styles.groups}>
        {allocation.map(({ by, slices }) => (
          <div key={by}>
            <h3>{groupName(by)}</h3>
            <NestedBars
              label={`${t(words.allocation)}: ${groupName(by)}`}
              parts={[t(words.amount)]}
              format={formatMoney}
              bars={slices.map(({ key, cents, share_bp: share }) => ({
                key,
                name: `${formatPercent(share)} · ${sliceName(by, key)}`,
                values: [{ value: cents }],
              }))}
            />
          </div>
        ))}
      </div>
    </DrawnSection>
  );
}

function Table({ allocation }: Pick<Portfolio, 'allocation'>) {
  const rows = allocation.flatMap(({ by, slices }) => slices.map((slice) => ({ by, ...slice })));
  return (
    <ShortTable
      label={t(words.allocation)}
      columns={[
        { key: 'by', title: t(words.group), render: ({ by }) => groupName(by) },
        {
          key: 'slice',
          title: t(words.slice),
          align: 'left',
          wraps: true,
          render: ({ by, key }) => sliceName(by, key),
        },
        {
          key: 'amount',
          title: t(words.amount),
          render: ({ cents }) => <MoneyText centavos={cents} currency="plain" />,
        },
        {
          key: 'share',
          title: t(words.share),
          render: ({ share_bp: share }) => formatPercent(share),
        },
      ]}
      rows={rows}
      rowKey={({ by, key }) => `${by} ${key}`}
    />
  );
}
