import { figures, effectivenessWords as words } from '@contract/locales/es-MX/program/metrics';
import { lostCauseName, prospectSourceName } from '@contract/locales/es-MX/program/prospect-work';
import { type Effectiveness, type Funnel, programMetrics } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { ChartSection } from './ChartSection';
import { listOf } from './drill';
import { FigureScreen } from './FigureScreen';
import { FunnelFigures, stages } from './FunnelFigures';
import { useProspectsFilters } from './use-metrics-filters';

/** How far prospects come, by where they came from, who works them and where, and why they are lost. */
export function EffectivenessPage() {
  const chosen = useProspectsFilters();
  const query = useRead(programMetrics.effectiveness, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen computedAt={query.data?.computed_at}>
      <Loaded query={query} skeleton={<SkeletonCards cards={stages.length} />}>
        {(data) => <Shown data={data} chosen={chosen} />}
      </Loaded>
    </FigureScreen>
  );
}

function Shown({ data, chosen }: { data: Effectiveness; chosen: ProspectsQuery }) {
  return (
    <>
      <Section title={t(words.funnel)}>
        <FunnelFigures total={data.total} chosen={chosen} />
      </Section>
      <Groups
        title={t(words.bySource)}
        groups={data.by_source.map((row) => ({
          ...row,
          name: t(prospectSourceName[row.source]),
          to: listOf(chosen, { source: row.source }),
        }))}
      />
      <Groups
        title={t(words.byOwner)}
        groups={data.by_owner.map((row) => ({
          ...row,
          name: row.owner?.name ?? t(figures.nobody),
          to: listOf(chosen, { owner: row.owner?.id ?? 'nobody' }),
        }))}
      />
      <Groups
        title={t(words.byZone)}
        groups={data.by_zone.map((row) => ({
          ...row,
          name: row.zone.name,
          to: listOf(chosen, { zone_id: row.zone.id }),
        }))}
      />
      <ChartSection
        title={t(words.losses)}
        how={t(words.lossesHow)}
        empty={t(words.noLosses)}
        figures={{
          columns: [t(words.losses), t(words.lossesShort)],
          rows: data.losses.map(({ cause, count }) => [t(lostCauseName[cause]), count]),
        }}
      >
        <NestedBars
          label={t(words.losses)}
          parts={[t(words.lossesShort)]}
          bars={data.losses.map(({ cause, count }) => ({
            key: cause,
            name: t(lostCauseName[cause]),
            values: [count],
            to: listOf(chosen, { lost_cause: cause }),
          }))}
        />
      </ChartSection>
    </>
  );
}

type Group = Funnel & { name: string; to: string };

const nested = ['prospects', 'contacted', 'applied', 'installed'] as const;
const nameOf = Object.fromEntries(stages.map(({ key, name }) => [key, name]));

function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  return (
    <ChartSection
      title={title}
      how={t(words.groupHow)}
      empty={t(figures.none)}
      figures={{
        columns: [title, ...stages.map(({ name }) => name)],
        rows: groups.map((group) => [group.name, ...stages.map(({ key }) => group[key])]),
      }}
    >
      <NestedBars
        label={title}
        parts={nested.map((key) => nameOf[key] ?? key)}
        bars={groups.map((group) => ({
          key: group.to,
          name: group.name,
          values: nested.map((key) => group[key]),
          to: group.to,
        }))}
      />
    </ChartSection>
  );
}
