import { href } from '@contract/kernel/screens';
import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import { programMetrics, type ZoneProgress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { Link, useLocation } from 'react-router';
import styles from './metrics.module.css';
import { ProgressFigures } from './ProgressFigures';
import { useMetricsFilters } from './use-metrics-filters';

/** The targets of the zones and what came of them, with the zones that are behind. */
export function ProgramTargets() {
  const [{ region, zone_id }] = useMetricsFilters();
  const { search } = useLocation();
  const query = useRead(
    programMetrics.progress,
    { query: { region, zone_id } },
    { keepPrevious: true },
  );
  return (
    <Section
      title={t(words.targets)}
      action={<Link to={`${href('progress')}${search}`}>{t(words.see)}</Link>}
    >
      <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
        {({ total, zones }) => (
          <>
            <ProgressFigures total={total} />
            <Behind zones={zones} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Behind({ zones }: { zones: readonly ZoneProgress[] }) {
  const behind = zones.flatMap(({ zone, target }) =>
    target && target.applied < target.planned ? [{ ...zone, ...target }] : [],
  );
  if (behind.length === 0) return null;
  return (
    <div className={styles.behind}>
      <RowList>
        {behind.map(({ id, name, applied, planned }) => (
          <li key={id}>
            <Link to={`${href('progress')}?zone_id=${id}`}>
              {t(words.behind, {
                name,
                applied: formatNumber(applied),
                planned: formatNumber(planned),
              })}
            </Link>
          </li>
        ))}
      </RowList>
    </div>
  );
}
