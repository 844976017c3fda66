import { href } from '@contract/kernel/screens';
import { figures, progressWords as words } from '@contract/locales/es-MX/program/metrics';
import { type Progress, programMetrics, type ZoneProgress } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatClock, formatNumber } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { Link, useLocation } from 'react-router';
import { progressOf } from './drill';
import { Formula } from './Formula';
import styles from './metrics.module.css';
import { ProgressFigures } from './ProgressFigures';
import { noteOf } from './target-note';
import { useProspectsFilters } from './use-metrics-filters';

/** The targets of the zones and what came of them, with the zones that are behind; no zone is behind by what one person has. */
export function ProgramTargets() {
  const chosen = useProspectsFilters();
  const { search } = useLocation();
  const query = useRead(programMetrics.progress, { query: chosen }, { keepPrevious: true });
  return (
    <Section
      title={t(words.targets)}
      description={query.data ? sinceWhen(query.data, chosen) : undefined}
      action={<Link to={`${href('progress')}${search}`}>{t(words.see)}</Link>}
    >
      <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
        {({ total, zones }) => (
          <>
            <ProgressFigures total={total} />
            {chosen.owner ? null : <Behind zones={zones} chosen={chosen} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** When that was computed, and what the filters mean of targets. */
function sinceWhen({ computed_at }: Progress, chosen: ProspectsQuery): string {
  const updated = t(figures.updated, { clock: formatClock(computed_at) });
  return [updated, noteOf(chosen)].filter(Boolean).join('. ');
}

interface BehindProps {
  zones: readonly ZoneProgress[];
  chosen: ProspectsQuery;
}

function Behind({ zones, chosen }: BehindProps) {
  const behind = zones.flatMap(({ zone, pace }) =>
    pace && pace.applied < pace.planned ? [{ ...zone, ...pace }] : [],
  );
  if (behind.length === 0) return null;
  return (
    <div className={styles.behind}>
      <p className={styles.tools}>
        {t(words.behindPlan)} <Formula name={t(words.behindPlan)} how={t(words.behindHow)} />
      </p>
      <RowList>
        {behind.map(({ id, name, applied, planned }) => (
          <li key={id}>
            <Link to={progressOf(chosen, id)}>
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
