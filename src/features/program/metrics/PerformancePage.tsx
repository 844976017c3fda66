import { type Performance, programFigures } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { ChartSection } from './ChartSection';
import { FigureBars } from './FigureBars';
import { FigureScreen } from './FigureScreen';
import { ofProjects } from './MetricsFilters';
import { ownerColumns } from './owner-columns';
import { PerformanceFigures } from './PerformanceFigures';
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
            <Times stages={data.stages} chosen={chosen} />
            <Owners owners={data.by_owner} chosen={chosen} />
          </>
        )}
      </Loaded>
    </FigureScreen>
  );
}

interface TimesProps {
  stages: Performance['stages'];
  chosen: MetricsQuery;
}

function Times({ stages, chosen }: TimesProps) {
  const shown = {
    columns: stageColumns(chosen),
    rows: stages.filter(({ finished }) => finished > 0),
    rowKey: ({ stage }: (typeof stages)[number]) => stage,
  };
  const title = t(words.times);
  return (
    <ChartSection title={title} how={t(words.timesHow)} empty={t(words.none)} {...shown}>
      <FigureBars label={title} parts={['p90', 'median']} {...shown} />
    </ChartSection>
  );
}

interface OwnersProps {
  owners: Performance['by_owner'];
  chosen: MetricsQuery;
}

function Owners({ owners, chosen }: OwnersProps) {
  const shown = {
    columns: ownerColumns(chosen),
    rows: owners,
    rowKey: ({ owner }: (typeof owners)[number]) => owner?.id ?? 'nobody',
  };
  const title = t(words.byOwner);
  return (
    <ChartSection title={title} how={t(words.byOwnerHow)} empty={t(words.none)} {...shown}>
      <FigureBars label={title} parts={['requests', 'approved', 'delivered']} steps {...shown} />
    </ChartSection>
  );
}
