import { type ProgramCollections, vintageMonths } from '@contract/credit/program-figures';
import { collectionNames } from '@contract/locales/es-MX/credit/collections';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMonth } from '@portal/ui/form/inputs/months';
import { formatMoney } from '@portal/ui/format';
import { ChartSection } from './ChartSection';
import { bucketName } from './CreditDelays';
import { creditsOf } from './drill';
import { shareText } from './share';
import { useMetricsFilters } from './use-metrics-filters';

/** What was delivered in each month, and how much of it was ever late. */
export function Vintages({ vintages }: Pick<ProgramCollections, 'vintages'>) {
  const [chosen] = useMetricsFilters();
  return (
    <ChartSection
      title={t(words.vintages)}
      how={t(words.vintagesHow)}
      empty={t(words.none)}
      figures={{
        columns: [
          t(words.vintage),
          t(words.credits),
          t(words.principal),
          t(words.fell),
          ...vintageMonths.map((months) => t(words.by, { months })),
        ],
        rows: vintages.map((one) => [
          formatMonth(one.month),
          one.credits,
          one.principal_cents,
          one.fell,
          ...one.fell_by.map(({ credits }) =>
            credits === null ? '' : shareText(credits, one.credits),
          ),
        ]),
        money: [2],
      }}
    >
      <NestedBars
        label={t(words.vintages)}
        parts={[t(words.credits), t(words.fell)]}
        bars={vintages.map(({ month, credits, fell }) => ({
          key: month,
          name: formatMonth(month),
          values: [credits, fell],
          to: creditsOf(chosen, { delivered: month }),
        }))}
      />
    </ChartSection>
  );
}

/** What was promised, and what became of it. */
export function Promises({ promises }: Pick<ProgramCollections, 'promises'>) {
  const [chosen] = useMetricsFilters();
  const made = promises.filter((one) => one.promises > 0);
  return (
    <ChartSection
      title={t(words.promises)}
      how={t(words.promisesHow)}
      empty={t(words.promisesNone)}
      figures={{
        columns: [t(words.state), t(words.count), t(words.promised)],
        rows: made.map((one) => [
          t(collectionNames.promiseState[one.state]),
          one.promises,
          one.cents,
        ]),
        money: [2],
      }}
    >
      <NestedBars
        label={t(words.promises)}
        parts={[t(words.promised)]}
        format={formatMoney}
        bars={made.map(({ state, promises: count, cents }) => ({
          key: state,
          name: `${t(collectionNames.promiseState[state])} (${count})`,
          values: [cents],
          to: creditsOf(chosen, { promise: state }),
        }))}
      />
    </ChartSection>
  );
}

/** What was paid after its day, by how late it was. */
export function Recovered({ recovered }: Pick<ProgramCollections, 'recovered'>) {
  const [chosen] = useMetricsFilters();
  const paid = recovered.filter(({ instalments }) => instalments > 0);
  return (
    <ChartSection
      title={t(words.recovered)}
      how={t(words.recoveredHow)}
      empty={t(words.recoveredNone)}
      figures={{
        columns: [t(words.bucket), t(words.instalments), t(words.amount)],
        rows: paid.map(({ bucket, instalments, cents }) => [
          bucketName(bucket),
          instalments,
          cents,
        ]),
        money: [2],
      }}
    >
      <NestedBars
        label={t(words.recovered)}
        parts={[t(words.amount)]}
        format={formatMoney}
        bars={paid.map(({ bucket, instalments, cents }) => ({
          key: bucket,
          name: `${bucketName(bucket)} (${instalments})`,
          values: [cents],
          to: creditsOf(chosen, { recovered: bucket }),
        }))}
      />
    </ChartSection>
  );
}
