import { type Performance, programFigures } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { figures } from '@contract/locales/es-MX/program/metrics';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { ChartSection } from './ChartSection';
import { requestsOf } from './drill';
import { FigureScreen } from './FigureScreen';
import { ofProjects } from './MetricsFilters';
import { PerformanceFigures } from './PerformanceFigures';
import { shareText } from './share';
import { stageColumns } from './stage-columns';
import { TableSection } from './TableSection';
import { useMetricsFilters } from './use-metrics-filters';

/** How the program's requests come along: what came of them, and how long each stage takes. */
export function PerformancePage() {
  const [chosen] = useMetricsFilters();
  const query = useRead(programFigures.performance, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen computedAt={query.data?.computed_at} note={t(words.period)} only={ofProjects}>
      <Loaded query={query} skeleton={<SkeletonCards cards={8} />}>
        {(data) => (
          <>
            <Section title={t(words.summary)}>
              <PerformanceFigures total={data.total} chosen={chosen} />
            </Section>
            <TableSection
              title={t(words.stages)}
              columns={stageColumns(chosen)}
              rows={data.stages}
              rowKey={({ stage }) => stage}
            />
            <Times stages={data.stages} to={(stage) => requestsOf(chosen, { left: stage })} />
            <Owners owners={data.by_owner} chosen={chosen} />
          </>
        )}
      </Loaded>
    </FigureScreen>
  );
}

interface TimesProps {
  stages: Performance['stages'];
  to: (stage: Performance['stages'][number]['stage']) => string;
}

function Times({ stages, to }: TimesProps) {
  const known = stages.filter(({ finished }) => finished > 0);
  return (
    <ChartSection
      title={t(words.times)}
      how={t(words.timesHow)}
      empty={t(words.none)}
      figures={{
        columns: [
          t(words.stage),
          t(words.now),
          t(words.finished),
          t(words.median),
          t(words.p90),
          t(words.onTime),
        ],
        rows: known.map((one) => [
          t(projectStatusName[one.stage]),
          one.now,
          one.finished,
          one.median_days,
          one.p90_days,
          shareText(one.on_time, one.finished),
        ]),
      }}
    >
      <NestedBars
        label={t(words.times)}
        parts={[t(words.p90), t(words.median)]}
        bars={known.map(({ stage, p90_days, median_days }) => ({
          key: stage,
          name: t(projectStatusName[stage]),
          values: [p90_days ?? 0, median_days ?? 0],
          to: to(stage),
        }))}
      />
    </ChartSection>
  );
}

interface OwnersProps {
  owners: Performance['by_owner'];
  chosen: MetricsQuery;
}

function Owners({ owners, chosen }: OwnersProps) {
  const named = owners.map((one) => ({ ...one, name: one.owner?.name ?? t(figures.nobody) }));
  return (
    <ChartSection
      title={t(words.byOwner)}
      how={t(words.byOwnerHow)}
      empty={t(words.none)}
      figures={{
        columns: [
          t(words.byOwner),
          t(words.requests),
          t(words.approved),
          t(words.delivered),
          t(words.conversion),
          t(words.course),
          t(words.onTime),
        ],
        rows: named.map((one) => [
          one.name,
          one.requests,
          one.approved,
          one.delivered,
          shareText(one.delivered, one.requests),
          one.median_days,
          shareText(one.on_time, one.finished),
        ]),
      }}
    >
      <NestedBars
        label={t(words.byOwner)}
        parts={[t(words.requests), t(words.approved), t(words.delivered)]}
        bars={named.map(({ name, owner, requests, approved, delivered }) => ({
          key: owner?.id ?? 'nobody',
          name,
          values: [requests, approved, delivered],
          to: requestsOf(chosen, { owner: owner?.id ?? 'nobody' }),
        }))}
      />
    </ChartSection>
  );
}
