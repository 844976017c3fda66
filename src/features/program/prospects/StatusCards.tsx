import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import { prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { listOf } from '../metrics/drill';
import { Formula } from '../metrics/Formula';
import { useMetricsFilters } from '../metrics/use-metrics-filters';
import { changeOf, signed } from './changes';

/** How many prospects stand in each status, with the way to them, and by how many that changed. */
export function StatusCards({ counts, days }: ProspectMetrics) {
  const [{ region, zone_id }] = useMetricsFilters();
  return (
    <StatRow counts>
      {prospectStatuses.map((status) => {
        const name = t(prospectStatusName[status]);
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
            hint={t(prospect.change, {
              change: signed(changeOf(days, status)),
              days: CHANGE_DAYS,
            })}
          />
        );
      })}
    </StatRow>
  );
}
