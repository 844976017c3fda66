import { href } from '@contract/kernel/screens';
import { figures } from '@contract/locales/es-MX/program/metrics';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { type ProspectMetrics, programMetrics } from '@contract/program/metrics';
import { type Prospect, prospectStatuses, prospects } from '@contract/program/prospects';
import { ProspectStatusTag } from '@portal/features/people';
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
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { arrivedIn } from '../metrics/drill';
import { FigureScreen } from '../metrics/FigureScreen';
import { ProgramFunnel } from '../metrics/ProgramFunnel';
import { ProgramTargets } from '../metrics/ProgramTargets';
import { isNarrowed, useProspectsFilters } from '../metrics/use-metrics-filters';
import { WithoutEffect } from '../metrics/WithoutEffect';
import { ChangesByDay } from './ChangesByDay';
import { StatusCards } from './StatusCards';
import { UploadLink } from './UploadLink';

/** How many prospects stand where, how that changed by day, and those that came last. */
export function ProgramHomePage() {
  const title = useScreenTitle();
  // Neither is held before the person belongs to a program, which the frame says.
  const mayCount = useMay('program-metrics.show');
  const mayList = useMay('prospects.list');
  const latest = mayList ? <Latest /> : null;
  if (mayCount) return <Counted>{latest}</Counted>;
  return (
    <Page title={title} action={<UploadLink />}>
      {latest}
    </Page>
  );
}

/** The figures, with what stands under them. */
function Counted({ children }: { children: ReactNode }) {
  const chosen = useProspectsFilters();
  const funnel = useRead(programMetrics.effectiveness, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen computedAt={funnel.data?.computed_at} act={<UploadLink />}>
      <ProgramFunnel query={funnel} chosen={chosen} />
      <ProgramTargets />
      <ByStatus />
      {children}
    </FigureScreen>
  );
}

function ByStatus() {
  const { region, zone_id } = useProspectsFilters();
  const query = useRead(
    programMetrics.prospects,
    { query: { region, zone_id } },
    { keepPrevious: true },
  );
  return (
    <>
      <Section
        title={t(prospect.byStatus)}
        description={query.data ? sinceWhen(query.data) : undefined}
      >
        <WithoutEffect of={['from', 'to', 'owner']} />
        <Loaded query={query} skeleton={<SkeletonCards cards={prospectStatuses.length} />}>
          {(metrics) => <StatusCards {...metrics} />}
        </Loaded>
      </Section>
      {query.data ? <ChangesByDay days={query.data.days} /> : null}
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

/** Those that came last, of the same prospects that the figures above count. */
function Latest() {
  const chosen = useProspectsFilters();
  const query = useRead(
    prospects.list,
    { query: { limit: 5, ...arrivedIn(chosen) } },
    { keepPrevious: true },
  );
  return (
    <Section title={t(prospect.latest)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={5} />}>
        {({ items }) => {
          if (items.length > 0) return <Rows items={items} />;
          if (isNarrowed(chosen)) return <EmptyState text={t(figures.none)} />;
          return <EmptyState text={t(prospect.none)} action={<UploadLink />} />;
        }}
      </Loaded>
    </Section>
  );
}

function Rows({ items }: { items: readonly Prospect[] }) {
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
