import { programFigures } from '@contract/credit/program-figures';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { Buckets, Rolls } from './CreditDelays';
import { Promises, Recovered, Vintages } from './CreditsPaid';
import { OwedFigures } from './CreditTotals';
import { FigureScreen } from './FigureScreen';
import { ofProjects } from './MetricsFilters';
import { useMetricsFilters } from './use-metrics-filters';

/** How the program's credits are paid: what is late, how that changes, what was promised and what came. */
export function CreditFiguresPage() {
  const [chosen] = useMetricsFilters();
  const query = useRead(programFigures.collections, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen computedAt={query.data?.computed_at} note={t(words.period)} only={ofProjects}>
      <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
        {({ buckets, rolls, vintages, promises, recovered }) => (
          <>
            <Section title={t(words.today)}>
              <OwedFigures buckets={buckets} />
            </Section>
            <Buckets buckets={buckets} />
            <Rolls rolls={rolls} />
            <Vintages vintages={vintages} />
            <Promises promises={promises} />
            <Recovered recovered={recovered} />
          </>
        )}
      </Loaded>
    </FigureScreen>
  );
}
