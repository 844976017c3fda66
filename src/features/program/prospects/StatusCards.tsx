import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import { prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { SparkBars } from '@portal/ui/charts/SparkBars';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { listOf } from '../metrics/drill';
import { Formula } from '../metrics/Formula';
import { useMetricsFilters } from '../metrics/use-metrics-filters';
import { signed } from './signed';

/** How many prospects stand in each status, with the way to them, and by how many that changed each day. */
export function StatusCards({ counts, days }: ProspectMetrics) {
  const [{ region, zone_id }] = useMetricsFilters();
  return (
    <StatRow counts>
      {prospectStatuses.map((status) => {
        const changes = days.map((day) => day.changes[status]);
        const change = signed(changes.reduce((all, one) => all + one, 0));
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
            hint={
              <>
                <SparkBars label={t(prospect.bars, { name })} values={changes} />
                {t(prospect.change, { change, days: CHANGE_DAYS })}
              </>
            }
          />
        );
      })}
    </StatRow>
  );
}
