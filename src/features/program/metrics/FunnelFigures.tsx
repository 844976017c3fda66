import { figures } from '@contract/locales/es-MX/program/metrics';
import type { Funnel } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { listOf } from './drill';
import { Formula } from './Formula';
import { stages } from './funnel-columns';
import { ofStepBefore, shareOf } from './share';

/** How many came so far, each with its formula, with how much that is of the step before, and with the way to them. */
export function FunnelFigures({ total, chosen }: { total: Funnel; chosen: ProspectsQuery }) {
  return (
    <StatRow counts>
      {stages.map(({ key, name, how, further }, place) => (
        <StatCard
          key={key}
          label={name}
          value={<Link to={listOf(chosen, further)}>{formatNumber(total[key])}</Link>}
          hint={
            key !== 'prospects' && total.prospects > 0
              ? [
                  t(figures.share, { percent: shareOf(total[key], total.prospects) }),
                  // Who is lost may have come any way.
                  key !== 'lost' && place > 1
                    ? ofStepBefore(total[key], total[stages[place - 1]?.key ?? 'prospects'])
                    : null,
                ]
                  .filter(Boolean)
                  .join(' · ')
              : null
          }
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}
