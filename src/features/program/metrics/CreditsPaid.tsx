import type { ProgramCollections } from '@contract/credit/program-figures';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { ChartSection } from './ChartSection';
import { promiseColumns, recoveredColumns, vintageColumns } from './credit-columns';
import { FigureBars } from './FigureBars';
import { countedName } from './share';
import { useMetricsFilters } from './use-metrics-filters';

/** What was delivered in each month, and how much of it was ever late. */
export function Vintages({ vintages }: Pick<ProgramCollections, 'vintages'>) {
  const [chosen] = useMetricsFilters();
  const shown = {
    columns: vintageColumns(chosen),
    rows: vintages,
    rowKey: ({ month }: (typeof vintages)[number]) => month,
  };
  const title = t(words.vintages);
  return (
    <ChartSection title={title} how={t(words.vintagesHow)} empty={t(words.none)} {...shown}>
      <FigureBars label={title} parts={['credits', 'fell']} {...shown} />
    </ChartSection>
  );
}

/** What was promised, and what became of it. */
export function Promises({ promises }: Pick<ProgramCollections, 'promises'>) {
  const [chosen] = useMetricsFilters();
  const columns = promiseColumns(chosen);
  const shown = {
    columns,
    rows: promises.filter((one) => one.promises > 0),
    rowKey: ({ state }: (typeof promises)[number]) => state,
  };
  const title = t(words.promises);
  return (
    <ChartSection title={title} how={t(words.promisesHow)} empty={t(words.promisesNone)} {...shown}>
      <FigureBars label={title} parts={['cents']} nameOf={countedName(columns)} {...shown} />
    </ChartSection>
  );
}

/** What was paid after its day, by how late it was. */
export function Recovered({ recovered }: Pick<ProgramCollections, 'recovered'>) {
  const [chosen] = useMetricsFilters();
  const columns = recoveredColumns(chosen);
  const shown = {
    columns,
    rows: recovered.filter(({ instalments }) => instalments > 0),
    rowKey: ({ bucket }: (typeof recovered)[number]) => bucket,
  };
  const title = t(words.recovered);
  return (
    <ChartSection
      title={title}
      how={t(words.recoveredHow)}
      empty={t(words.recoveredNone)}
      {...shown}
    >
      <FigureBars label={title} parts={['cents']} nameOf={countedName(columns)} {...shown} />
    </ChartSection>
  );
}
