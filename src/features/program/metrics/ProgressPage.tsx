import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import { type Progress, programMetrics } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { LineChart } from '@portal/ui/charts/LineChart';
import { formatDate, formatNumber } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { ChartSection } from './ChartSection';
import { towardTarget, zonesOf } from './drill';
import { FigureScreen } from './FigureScreen';
import type { FigureColumn } from './figures-file';
import { ProgressFigures } from './ProgressFigures';
import { StatesOfZones } from './StatesOfZones';
import { noteOf } from './target-note';
import { useProspectsFilters } from './use-metrics-filters';
import { ZoneTargetTable } from './ZoneTargetTable';

/** How far each zone is on the way to its target, and where that leads. */
export function ProgressPage() {
  const chosen = useProspectsFilters();
  const query = useRead(programMetrics.progress, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen computedAt={query.data?.computed_at} note={noteOf(chosen)}>
      <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
        {(data) => (
          <>
            <Section title={t(words.targets)}>
              <ProgressFigures total={data.total} />
            </Section>
            <ZoneTargetTable zones={data.zones} />
            <Curve curve={data.curve} />
            <StatesOfZones zones={data.zones} />
          </>
        )}
      </Loaded>
    </FigureScreen>
  );
}

function Curve({ curve }: Pick<Progress, 'curve'>) {
  const chosen = useProspectsFilters();
  return (
    <ChartSection
      title={t(words.curve)}
      how={t(words.curveHow)}
      empty={t(words.none)}
      columns={curveColumns(chosen)}
      rows={curve}
      rowKey={({ day }) => day}
    >
      <LineChart
        label={t(words.curve)}
        pointLabel={t(words.dayOf)}
        lines={[t(words.plan), t(words.applied)]}
        points={curve.map(({ day, planned, applied }) => ({
          name: formatDate(day),
          values: [planned, applied],
          lead:
            applied === null
              ? { to: zonesOf(chosen), name: t(words.seeTargets) }
              : { to: towardTarget(chosen, day), name: t(words.seeApplied) },
          said:
            applied === null
              ? t(words.pointAhead, { day: formatDate(day), planned: formatNumber(planned) })
              : t(words.point, {
                  day: formatDate(day),
                  planned: formatNumber(planned),
                  applied: formatNumber(applied),
                }),
        }))}
      />
    </ChartSection>
  );
}

type Point = Progress['curve'][number];

/** By each day: what was planned, and who came. */
const curveColumns = (chosen: ProspectsQuery): FigureColumn<Point>[] => [
  { key: 'day', title: t(words.day), value: ({ day }) => formatDate(day) },
  { key: 'planned', title: t(words.plan), value: ({ planned }) => planned },
  {
    key: 'applied',
    title: t(words.applied),
    value: ({ applied }) => applied,
    to: ({ day }) => towardTarget(chosen, day),
  },
];
