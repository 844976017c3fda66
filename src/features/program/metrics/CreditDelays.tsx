import {
  type CreditBucket,
  creditBuckets,
  type ProgramCollections,
  rolledTo,
} from '@contract/credit/program-figures';
import { toDay } from '@contract/kernel/fields/day';
import { collectionList } from '@contract/locales/es-MX/credit/collections';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import { t } from '@portal/i18n';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { formatMoney } from '@portal/ui/format';
import { ChartSection } from './ChartSection';
import { creditsOf } from './drill';
import { shareText } from './share';
import { useMetricsFilters } from './use-metrics-filters';

/** How late a credit is, in words. */
export const bucketName = (bucket: CreditBucket): string =>
  bucket === 'current' ? t(words.current) : t(collectionList.buckets[bucket]);

/** What is owed today, by how late it is. */
export function Buckets({ buckets }: Pick<ProgramCollections, 'buckets'>) {
  const [chosen] = useMetricsFilters();
  const isNone = buckets.every(({ credits }) => credits === 0);
  const shown = isNone ? [] : buckets;
  return (
    <ChartSection
      title={t(words.buckets)}
      how={t(words.bucketsHow)}
      empty={t(words.none)}
      figures={{
        columns: [t(words.bucket), t(words.credits), t(words.owed), t(words.overdue)],
        rows: shown.map((one) => [
          bucketName(one.bucket),
          one.credits,
          one.owed_cents,
          one.overdue_cents,
        ]),
        money: [2, 3],
      }}
    >
      <NestedBars
        label={t(words.buckets)}
        parts={[t(words.owed)]}
        format={formatMoney}
        bars={shown.map((one) => ({
          key: one.bucket,
          name: `${bucketName(one.bucket)} (${one.credits})`,
          values: [one.owed_cents],
          to: creditsOf(chosen, { bucket: one.bucket }),
        }))}
      />
    </ChartSection>
  );
}

/** How many went from each delay to a worse one between the ends of two months. */
export function Rolls({ rolls: { from, to, moves } }: Pick<ProgramCollections, 'rolls'>) {
  const [chosen] = useMetricsFilters();
  const credits = (was: CreditBucket, is: (typeof rolledTo)[number]) =>
    moves.find((move) => move.from === was && move.to === is)?.credits ?? 0;
  const rows = creditBuckets
    .map((was, at) => ({
      was,
      all: rolledTo.reduce((sum, is) => sum + credits(was, is), 0),
      worse: creditBuckets.slice(at + 1).reduce((sum, is) => sum + credits(was, is), 0),
    }))
    .filter(({ all }) => all > 0);
  const title = t(words.rolls, { from: toDay(from), to: toDay(to) });
  return (
    <ChartSection
      title={title}
      how={t(words.rollsHow)}
      empty={t(words.rollsNone)}
      figures={{
        columns: [
          t(words.was),
          t(words.credits),
          ...creditBuckets.map(bucketName),
          t(words.settled),
          t(words.worseShare),
        ],
        rows: rows.map(({ was, all, worse }) => [
          bucketName(was),
          all,
          ...rolledTo.map((is) => credits(was, is)),
          // From the last there is no worse one.
          was === creditBuckets.at(-1) ? '' : shareText(worse, all),
        ]),
      }}
    >
      <NestedBars
        label={title}
        parts={[t(words.credits), t(words.worse)]}
        bars={rows.map(({ was, all, worse }) => ({
          key: was,
          name: bucketName(was),
          values: [all, worse],
          to: creditsOf(chosen, { was }),
        }))}
      />
    </ChartSection>
  );
}
