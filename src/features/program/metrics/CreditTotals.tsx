import type { ProgramCollections } from '@contract/credit/program-figures';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { creditsOf } from './drill';
import { Formula } from './Formula';
import { shareText } from './share';
import { useMetricsFilters } from './use-metrics-filters';

/** What is owed of all credits together, and how much of it is late. */
export function OwedFigures({ buckets }: Pick<ProgramCollections, 'buckets'>) {
  const [chosen] = useMetricsFilters();
  const sum = (figure: (one: (typeof buckets)[number]) => number) =>
    buckets.reduce((all, one) => all + figure(one), 0);
  const credits = sum((one) => one.credits);
  if (credits === 0) return <EmptyState text={t(words.none)} />;
  const owed = sum((one) => one.owed_cents);
  const late = sum((one) => (one.bucket === 'current' ? 0 : one.owed_cents));
  const shown = [
    {
      name: t(words.credits),
      how: t(words.creditsHow),
      value: formatNumber(credits),
      of: 'any',
    },
    { name: t(words.owed), how: t(words.owedHow), value: formatMoney(owed), of: 'any' },
    {
      name: t(words.overdue),
      how: t(words.overdueHow),
      value: formatMoney(sum((one) => one.overdue_cents)),
      of: 'late',
    },
    { name: t(words.late), how: t(words.lateHow), value: shareText(late, owed), of: 'late' },
  ];
  return (
    <StatRow>
      {shown.map(({ name, how, value, of }) => (
        <StatCard
          key={name}
          label={name}
          value={
            <Link className="amount" to={creditsOf(chosen, { owing: of })}>
              {value}
            </Link>
          }
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}
