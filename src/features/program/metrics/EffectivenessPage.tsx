import { figures, effectivenessWords as words } from '@contract/locales/es-MX/program/metrics';
import { prospectSourceName } from '@contract/locales/es-MX/program/prospect-work';
import { type Effectiveness, programMetrics } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { ChartSection } from './ChartSection';
import { FigureBars } from './FigureBars';
import { FigureScreen } from './FigureScreen';
import { FunnelFigures } from './FunnelFigures';
import { type Group, groupColumns, lossColumns, stages } from './funnel-columns';
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
        chosen={chosen}
        groups={data.by_source.map(({ source, ...counts }) => ({
          ...counts,
          name: t(prospectSourceName[source]),
          of: { source },
        }))}
      />
      <Groups
        title={t(words.byOwner)}
        chosen={chosen}
        groups={data.by_owner.map(({ owner, ...counts }) => ({
          ...counts,
          name: owner?.name ?? t(figures.nobody),
          of: { owner: owner?.id ?? 'nobody' },
        }))}
      />
      <Groups
        title={t(words.byZone)}
        chosen={chosen}
        groups={data.by_zone.map(({ zone, ...counts }) => ({
          ...counts,
          name: zone.name,
          of: { zone_id: zone.id },
        }))}
      />
      <Losses losses={data.losses} chosen={chosen} />
    </>
  );
}

interface GroupsProps {
  title: string;
  chosen: ProspectsQuery;
  groups: readonly Group[];
}

function Groups({ title, chosen, groups }: GroupsProps) {
  const shown = {
    columns: groupColumns(title, chosen),
    rows: groups,
    rowKey: ({ of }: Group) => Object.values(of).join(' '),
  };
  return (
    <ChartSection title={title} how={t(words.groupHow)} empty={t(figures.none)} {...shown}>
      <FigureBars
        label={title}
        parts={['prospects', 'contacted', 'applied', 'installed']}
        steps
        {...shown}
      />
    </ChartSection>
  );
}

function Losses({ losses, chosen }: Pick<Effectiveness, 'losses'> & { chosen: ProspectsQuery }) {
  const shown = {
    columns: lossColumns(chosen),
    rows: losses,
    rowKey: ({ cause }: (typeof losses)[number]) => cause,
  };
  const title = t(words.losses);
  return (
    <ChartSection title={title} how={t(words.lossesHow)} empty={t(words.noLosses)} {...shown}>
      <FigureBars label={title} parts={['count']} {...shown} />
    </ChartSection>
  );
}
