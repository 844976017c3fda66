import type { Performance } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { projectsOf, requestsOf } from './drill';
import { Formula } from './Formula';
import { ofStepBefore, shareOf, shareText } from './share';

interface PerformanceFiguresProps {
  total: Performance['total'];
  chosen: MetricsQuery;
}

/** What came of all requests together, each with its formula. */
export function PerformanceFigures({ total, chosen }: PerformanceFiguresProps) {
  const part = (of: number) =>
    total.requests > 0 ? t(words.share, { percent: shareOf(of, total.requests) }) : null;
  const timed = (days: number | null) =>
    days === null ? (
      t(words.notYet)
    ) : (
      <Link to={requestsOf(chosen, { course: 'delivered' })}>{formatNumber(days)}</Link>
    );
  const shown = [
    {
      name: t(words.requests),
      how: t(words.requestsHow),
      value: <Link to={requestsOf(chosen)}>{formatNumber(total.requests)}</Link>,
    },
    {
      name: t(words.approved),
      how: t(words.approvedHow),
      value: (
        <Link to={requestsOf(chosen, { course: 'approved' })}>{formatNumber(total.approved)}</Link>
      ),
      beside: part(total.approved),
    },
    {
      name: t(words.delivered),
      how: t(words.deliveredHow),
      value: (
        <Link to={requestsOf(chosen, { course: 'delivered' })}>
          {formatNumber(total.delivered)}
        </Link>
      ),
      beside: [part(total.delivered), ofStepBefore(total.delivered, total.approved)]
        .filter(Boolean)
        .join(' · '),
    },
    {
      name: t(words.open),
      how: t(words.openHow),
      value: <Link to={projectsOf(chosen)}>{formatNumber(total.open)}</Link>,
      beside: part(total.open),
    },
    {
      name: t(words.ended),
      how: t(words.endedHow),
      value: <Link to={requestsOf(chosen, { course: 'ended' })}>{formatNumber(total.ended)}</Link>,
      beside: part(total.ended),
    },
    {
      name: t(words.course),
      how: t(words.courseHow),
      value: timed(total.median_days),
    },
    {
      name: t(words.nine),
      how: t(words.nineHow),
      value: timed(total.p90_days),
    },
    {
      name: t(words.onTime),
      how: t(words.onTimeHow),
      value: <OnTime total={total} chosen={chosen} />,
    },
  ];
  return (
    <StatRow counts>
      {shown.map(({ name, how, value, beside }) => (
        <StatCard
          key={name}
          label={name}
          value={value}
          hint={beside}
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}

/** How many of the stages that were left were so on time; behind it stand the requests that left one, with each. */
function OnTime({ total: { on_time, finished }, chosen }: PerformanceFiguresProps) {
  if (finished === 0) return t(words.notYet);
  return <Link to={requestsOf(chosen, { left: 'any' })}>{shareText(on_time, finished)}</Link>;
}
