import { toBasisPoints } from '@contract/kernel/fields/basis-points';
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

/** How many came so far, each with its formula and with the way to them. */
export function FunnelFigures({ total, chosen }: { total: Funnel; chosen: ProspectsQuery }) {
  return (
    <StatRow counts>
      {stages.map(({ key, name, how, further }) => (
        <StatCard
          key={key}
          label={name}
          value={<Link to={listOf(chosen, further)}>{formatNumber(total[key])}</Link>}
          hint={
            key !== 'prospects' && total.prospects > 0
              ? t(figures.share, {
                  percent: toBasisPoints(Math.round((total[key] / total.prospects) * 10_000)),
                })
              : null
          }
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}
