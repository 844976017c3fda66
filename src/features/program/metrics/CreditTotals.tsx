import type { ProgramCollections } from '@contract/credit/program-figures';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Formula } from './Formula';
import { shareText } from './share';

/** What is owed of all credits together, and how much of it is late. */
export function OwedFigures({ buckets }: Pick<ProgramCollections, 'buckets'>) {
  const sum = (figure: (one: (typeof buckets)[number]) => number) =>
    buckets.reduce((all, one) => all + figure(one), 0);
  const credits = sum((one) => one.credits);
  if (credits === 0) return <EmptyState text={t(words.none)} />;
  const owed = sum((one) => one.owed_cents);
  const late = sum((one) => (one.bucket === 'current' ? 0 : one.owed_cents));
  const shown = [
    { name: t(words.credits), how: t(words.creditsHow), value: formatNumber(credits) },
    { name: t(words.owed), how: t(words.owedHow), value: formatMoney(owed) },
    {
      name: t(words.overdue),
      how: t(words.overdueHow),
      value: formatMoney(sum((one) => one.overdue_cents)),
    },
    { name: t(words.late), how: t(words.lateHow), value: shareText(late, owed) },
  ];
  return (
    <StatRow>
      {shown.map(({ name, how, value }) => (
        <StatCard
          key={name}
          label={name}
          value={<span className="amount">{value}</span>}
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}
