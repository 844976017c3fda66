import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { effectivenessWords as words } from '@contract/locales/es-MX/program/metrics';
import type { Effectiveness } from '@contract/program/metrics';
import { firstDayOf, lastDayOf, type ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import type { Reading } from '@portal/refine/reading';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { Link } from 'react-router';
import { listOf } from './drill';
import { Formula } from './Formula';
import { FunnelFigures } from './FunnelFigures';
import { stages } from './funnel-columns';
import styles from './metrics.module.css';
import { isNarrowed } from './use-metrics-filters';

interface ProgramFunnelProps {
  query: Reading<Effectiveness>;
  chosen: ProspectsQuery;
}

/** How far the program's prospects came, narrowed as on the other screens of figures, and what of them waits. */
export function ProgramFunnel({ query, chosen }: ProgramFunnelProps) {
  return (
    <>
      <Section title={t(words.funnel)}>
        <Loaded query={query} skeleton={<SkeletonCards cards={stages.length} />}>
          {({ total }) => <FunnelFigures total={total} chosen={chosen} />}
        </Loaded>
      </Section>
      {query.data ? (
        <Section
          title={t(words.alerts)}
          action={
            <div className={styles.tools}>
              <Formula name={t(words.alerts)} how={t(words.alertsHow)} />
            </div>
          }
        >
          <Waiting waiting={query.data.waiting} chosen={chosen} />
        </Section>
      ) : null}
    </>
  );
}

/** Each with the way to those that it counts. */
function Waiting({ waiting, chosen }: Pick<Effectiveness, 'waiting'> & { chosen: ProspectsQuery }) {
  const { unowned, old } = waiting;
  if (unowned + old === 0) {
    // What some filters leave out may wait.
    return <p>{t(isNarrowed(chosen) ? words.nothingOfThese : words.nothingWaits)}</p>;
  }
  const lastMonth = addDays(firstDayOf(dayInMexicoCity(new Date()).slice(0, 7)), -1);
  return (
    <RowList>
      {unowned > 0 ? (
        <li>
          <Link to={listOf(chosen, { status: 'new', owner: 'nobody' })}>
            {t(words.unowned, { count: unowned })}
          </Link>
        </li>
      ) : null}
      {old > 0 ? (
        <li>
          <Link to={listOf(chosen, { status: 'new', created_to: endOf(chosen, lastMonth) })}>
            {t(words.old, { count: old })}
          </Link>
        </li>
      ) : null}
    </RowList>
  );
}

/** The last day of those asked for, no later than the last of the month before. */
function endOf({ to }: ProspectsQuery, lastMonth: string): string {
  return to && to <= lastMonth.slice(0, 7) ? lastDayOf(to) : lastMonth;
}
