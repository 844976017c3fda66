import { promiseStates } from '@contract/credit/collections';
import { type CreditRow, creditFilters, programCredits } from '@contract/credit/figure-rows';
import { type CreditBucket, creditBuckets, lateBuckets } from '@contract/credit/late-buckets';
import { productName } from '@contract/credit/product-catalog';
import { rolledTo, vintageMonths } from '@contract/credit/program-figures';
import { collectionList, collectionNames } from '@contract/locales/es-MX/credit/collections';
import { figureRowWords as words } from '@contract/locales/es-MX/credit/figure-rows';
import { collectionFigures } from '@contract/locales/es-MX/credit/program-figures';
import { figures } from '@contract/locales/es-MX/program/metrics';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { monthOptions } from '@portal/ui/form/inputs/months';
import { type Option, optionsOf } from '@portal/ui/form/inputs/options';
import { formatDate } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { useSearchParams } from 'react-router';
import { linesColumn } from './lines-column';
import { useGiven, useSharedFilters } from './shared-filters';

const bucketName = (bucket: CreditBucket) =>
  bucket === 'current' ? t(collectionFigures.current) : t(collectionList.buckets[bucket]);

const buckets = creditBuckets.map((value) => ({ value, label: bucketName(value) }));

/** Each is what a figure of collections is about. */
const special = {
  owing: {
    label: t(words.owing),
    options: optionsOf(creditFilters.owing.unwrap().options, texts(words.owings)),
  },
  bucket: { label: t(words.bucket), options: buckets },
  delivered: { label: t(words.delivered), options: monthOptions() },
  fell: {
    label: t(words.fell),
    options: [
      { value: 'yes', label: t(words.fellYes) },
      ...vintageMonths.map((months) => ({
        value: String(months),
        label: t(words.fellWithin, { months }),
      })),
    ],
  },
  was: { label: t(words.was), options: buckets },
  is: {
    label: t(words.is),
    options: [...rolledTo, 'worse' as const].map((value) => ({
      value,
      label:
        value === 'settled'
          ? t(collectionFigures.settled)
          : value === 'worse'
            ? t(words.worse)
            : bucketName(value),
    })),
  },
  promise: {
    label: t(words.promise),
    options: optionsOf(promiseStates, texts(collectionNames.promiseState)),
  },
  recovered: {
    label: t(words.recovered),
    options: optionsOf(lateBuckets, texts(collectionList.buckets)),
  },
} satisfies Record<keyof typeof creditFilters, { label: string; options: Option[] }>;

/** The credits that a figure of collections counts. */
export function CreditRowsPage() {
  const title = useScreenTitle();
  const shared = useSharedFilters();
  const [params] = useSearchParams();
  const { bucket, ...others } = special;
  const given = useGiven(
    Object.entries(others).map(([name, filter]) => ({ name, ...filter })),
    // Where it went is asked of what is told by where it was.
    { is: 'was' },
  );
  return (
    <Page title={title} explanation={t(words.creditsHelp)}>
      <ResourceTable
        id="program-credits"
        label={title}
        endpoint={programCredits.list}
        columns={[...columns, ...partColumns(params)]}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={[{ name: 'bucket', ...bucket }, ...given, ...shared]}
      />
    </Page>
  );
}

const columns: readonly Column<CreditRow>[] = [
  { key: 'folio', title: t(words.folio), csv: ({ folio }) => folio },
  { key: 'zone', title: t(words.zone), csv: ({ zone }) => zone ?? t(words.noZone) },
  { key: 'owner', title: t(words.owner), csv: ({ owner }) => owner ?? t(figures.nobody) },
  { key: 'product', title: t(words.technology), csv: ({ product }) => productName(product) },
  dayColumn('delivered_on', t(words.deliveredOn), ({ delivered_on }: CreditRow) => delivered_on),
  {
    key: 'late_days',
    title: t(words.late),
    align: 'right',
    render: ({ late_days }) =>
      late_days === 0 ? t(collectionFigures.current) : t(words.lateDays, { count: late_days }),
    csv: ({ late_days }) => String(late_days),
  },
  moneyColumn('owed_cents', t(words.owed), ({ owed_cents }: CreditRow) => owed_cents, {
    sortable: true,
  }),
  moneyColumn('overdue_cents', t(words.overdue), ({ overdue_cents }: CreditRow) => overdue_cents),
];

/** What the figure that leads here counts of each credit, where that is not the credit. */
function partColumns(params: URLSearchParams): readonly Column<CreditRow>[] {
  const said = params.has('recovered')
    ? { all: words.paidLate, one: words.paidLateOf, sum: words.paid }
    : params.has('promise')
      ? { all: words.promises, one: words.promiseOf, sum: words.promised }
      : undefined;
  if (!said) return [];
  const lines = ({ parts }: CreditRow) =>
    parts.map(({ from, to, cents }) =>
      t(said.one, { from: formatDate(from), to: formatDate(to), cents }),
    );
  return [
    linesColumn('parts', t(said.all), lines),
    moneyColumn('counted', t(said.sum), ({ parts }: CreditRow) =>
      parts.reduce((all, { cents }) => all + cents, 0),
    ),
  ];
}
