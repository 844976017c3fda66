import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import { prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link, useLocation } from 'react-router';
import { CHANGES, listOf } from '../metrics/drill';
import { Formula } from '../metrics/Formula';
import { useMetricsFilters } from '../metrics/use-metrics-filters';
import { changeOf, signed } from './changes';

/** How many prospects stand in each status, and by how many that changed, with the ways to them and to the days. */
export function StatusCards({ counts, days }: ProspectMetrics) {
  const [{ region, zone_id }] = useMetricsFilters();
  const { search } = useLocation();
  return (
    <StatRow counts>
      {prospectStatuses.map((status) => {
        const name = t(prospectStatusName[status]);
        const change = { change: signed(changeOf(days, status)), days: CHANGE_DAYS };
        return (
          <StatCard
            key={status}
            label={name}
            value={
              <Link to={listOf({ region, zone_id }, { status })}>
                {formatNumber(counts[status])}
              </Link>
            }
            help={<Formula name={name} how={t(prospect.standingHow, { name })} />}
            hint={
              <Link
                to={{ search, hash: CHANGES }}
                aria-label={t(prospect.bars, { name, ...change })}
              >
                {t(prospect.change, change)}
              </Link>
            }
          />
        );
      })}
    </StatRow>
  );
}
