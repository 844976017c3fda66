import { href } from '@contract/kernel/screens';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { type ProspectMetrics, programMetrics } from '@contract/program/metrics';
import { type Prospect, prospectStatuses, prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { formatClock, formatDate } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards, SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import { ProgramFunnel } from '../metrics/ProgramFunnel';
import { ProgramTargets } from '../metrics/ProgramTargets';
import { useMetricsFilters } from '../metrics/use-metrics-filters';
import { ChangesByDay } from './ChangesByDay';
import { ProspectStatusTag } from './ProspectStatusTag';
import styles from './prospects.module.css';
import { StatusCards } from './StatusCards';
import { UploadLink } from './UploadLink';

/** How many prospects stand where, how that changed by day, and those that came last. */
export function ProgramHomePage() {
  // Neither is held before the person belongs to a program, which the frame says.
  const mayCount = useMay('program-metrics.show');
  const mayList = useMay('prospects.list');
  const [{ region, zone_id }] = useMetricsFilters();
  const figures = useRead(
    programMetrics.prospects,
    { query: { region, zone_id } },
    { enabled: mayCount, keepPrevious: true },
  );
  const latest = useRead(prospects.list, { query: { limit: 5 } }, { enabled: mayList });
  return (
    <Page title={useScreenTitle()} action={<UploadLink />}>
      {mayCount ? <ProgramFunnel /> : null}
      {mayCount ? <ProgramTargets /> : null}
      {mayCount ? (
        <Section
          title={t(prospect.byStatus)}
          description={figures.data ? sinceWhen(figures.data) : undefined}
        >
          <Loaded query={figures} skeleton={<SkeletonCards cards={prospectStatuses.length} />}>
            {(metrics) => <Figures metrics={metrics} />}
          </Loaded>
        </Section>
      ) : null}
      {mayList ? (
        <Section title={t(prospect.latest)}>
          <Loaded query={latest} skeleton={<SkeletonLines lines={5} />}>
            {({ items }) => <Latest items={items} />}
          </Loaded>
        </Section>
      ) : null}
    </Page>
  );
}

function Figures({ metrics }: { metrics: ProspectMetrics }) {
  return (
    <>
      <StatusCards {...metrics} />
      <details className={styles.byDay}>
        <summary>{t(prospect.byDay)}</summary>
        <ChangesByDay days={metrics.days} />
      </details>
    </>
  );
}

/** Since when changes are counted, and when that was. */
function sinceWhen({ days, computed_at }: ProspectMetrics): string {
  return t(prospect.byStatusSince, {
    day: formatDate(days[0]?.day ?? computed_at),
    clock: formatClock(computed_at),
  });
}

function Latest({ items }: { items: readonly Prospect[] }) {
  if (items.length === 0) return <EmptyState text={t(prospect.none)} action={<UploadLink />} />;
  return (
    <RowList>
      {items.map((row) => (
        <li key={row.id}>
          <div>
            <div>
              <Link to={href('prospectShow', { prospectId: row.id })}>{row.business_name}</Link>
            </div>
            <div>
              {row.zone} · <DateText iso={row.created_at} />
            </div>
          </div>
          <ProspectStatusTag status={row.status} />
        </li>
      ))}
    </RowList>
  );
}
