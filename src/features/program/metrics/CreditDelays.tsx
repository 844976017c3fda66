import type { ProgramCollections } from '@contract/credit/program-figures';
import { toDay } from '@contract/kernel/fields/day';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { ChartSection } from './ChartSection';
import { bucketColumns, type Roll, rollColumns, rollsOf } from './credit-columns';
import { FigureBars } from './FigureBars';
import { countedName } from './share';
import { useMetricsFilters } from './use-metrics-filters';

/** What is owed today, by how late it is. */
export function Buckets({ buckets }: Pick<ProgramCollections, 'buckets'>) {
  const [chosen] = useMetricsFilters();
  const isNone = buckets.every(({ credits }) => credits === 0);
  const columns = bucketColumns(chosen);
  const shown = {
    columns,
    rows: isNone ? [] : buckets,
    rowKey: ({ bucket }: (typeof buckets)[number]) => bucket,
  };
  const title = t(words.buckets);
  return (
    <ChartSection title={title} how={t(words.bucketsHow)} empty={t(words.none)} {...shown}>
      <FigureBars label={title} parts={['owed']} nameOf={countedName(columns)} {...shown} />
    </ChartSection>
  );
}

/** How many went from each delay to a worse one between the ends of two months. */
export function Rolls({ rolls: { from, to, moves } }: Pick<ProgramCollections, 'rolls'>) {
  const [chosen] = useMetricsFilters();
  const title = t(words.rolls, { from: toDay(from), to: toDay(to) });
  const shown = {
    columns: rollColumns(chosen),
    rows: rollsOf(moves),
    rowKey: ({ was }: Roll) => was,
  };
  return (
    <ChartSection title={title} how={t(words.rollsHow)} empty={t(words.rollsNone)} {...shown}>
      <FigureBars label={title} parts={['all', 'worse']} {...shown} />
    </ChartSection>
  );
}
