import { type CreditBucket, creditBuckets } from '@contract/credit/late-buckets';
import { type ProgramCollections, rolledTo, vintageMonths } from '@contract/credit/program-figures';
import { collectionList, collectionNames } from '@contract/locales/es-MX/credit/collections';
import { collectionFigures as words } from '@contract/locales/es-MX/credit/program-figures';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatMonth } from '@portal/ui/form/inputs/months';
import { creditsOf } from './drill';
import type { FigureColumn } from './figures-file';
import { shareText } from './share';

/** How late a credit is, in words. */
const bucketName = (bucket: CreditBucket): string =>
  bucket === 'current' ? t(words.current) : t(collectionList.buckets[bucket]);

type Row<Part extends 'buckets' | 'vintages' | 'promises' | 'recovered'> =
  ProgramCollections[Part][number];

/** Of each delay: the credits that have it today and what they owe. */
export const bucketColumns = (chosen: MetricsQuery): FigureColumn<Row<'buckets'>>[] => {
  const to = ({ bucket }: Row<'buckets'>) => creditsOf(chosen, { bucket });
  return [
    { key: 'bucket', title: t(words.bucket), value: ({ bucket }) => bucketName(bucket) },
    {
      key: 'credits',
      title: t(words.credits),
      how: t(words.creditsHow),
      value: ({ credits }) => credits,
      to,
    },
    {
      key: 'owed',
      title: t(words.owed),
      how: t(words.owedHow),
      value: ({ owed_cents }) => owed_cents,
      money: true,
      to,
    },
    {
      key: 'overdue',
      title: t(words.overdue),
      how: t(words.overdueHow),
      value: ({ overdue_cents }) => overdue_cents,
      money: true,
      to,
    },
  ];
};

/** Of the credits that had a delay at the end of a month: how many had which at the end of the next. */
export interface Roll {
  was: CreditBucket;
  all: number;
  worse: number;
  to: (is: (typeof rolledTo)[number]) => number;
}

/** Those delays that some credit had. */
export function rollsOf(moves: ProgramCollections['rolls']['moves']): Roll[] {
  const sum = (some: typeof moves) => some.reduce((all, { credits }) => all + credits, 0);
  return creditBuckets.flatMap((was, at) => {
    const these = moves.filter(({ from }) => from === was);
    const worse = these.filter(({ to }) => to !== 'settled' && creditBuckets.indexOf(to) > at);
    const roll = { was, all: sum(these), worse: sum(worse) };
    return roll.all > 0
      ? [{ ...roll, to: (is) => sum(these.filter((move) => move.to === is)) }]
      : [];
  });
}

/** Of each delay: where the credits went that had it. */
export const rollColumns = (chosen: MetricsQuery): FigureColumn<Roll>[] => {
  const worse = ({ was }: Roll) => creditsOf(chosen, { was, is: 'worse' });
  return [
    { key: 'was', title: t(words.was), value: ({ was }) => bucketName(was) },
    {
      key: 'all',
      title: t(words.credits),
      value: ({ all }) => all,
      to: ({ was }) => creditsOf(chosen, { was }),
    },
    ...rolledTo.map((is) => ({
      key: is,
      title: is === 'settled' ? t(words.settled) : bucketName(is),
      value: (roll: Roll) => roll.to(is),
      to: ({ was }: Roll) => creditsOf(chosen, { was, is }),
    })),
    { key: 'worse', title: t(words.worse), value: (roll) => roll.worse, to: worse },
    {
      key: 'share',
      title: t(words.worseShare),
      // From the last there is no worse one.
      value: (roll) =>
        roll.was === creditBuckets.at(-1) ? null : shareText(roll.worse, roll.all) || null,
      to: worse,
    },
  ];
};

/** Of each month: what was delivered in it, and how much of that was late. */
export const vintageColumns = (chosen: MetricsQuery): FigureColumn<Row<'vintages'>>[] => {
  const delivered = ({ month }: Row<'vintages'>) => creditsOf(chosen, { delivered: month });
  return [
    { key: 'month', title: t(words.vintage), value: ({ month }) => formatMonth(month) },
    { key: 'credits', title: t(words.credits), value: ({ credits }) => credits, to: delivered },
    {
      key: 'principal',
      title: t(words.principal),
      value: ({ principal_cents }) => principal_cents,
      money: true,
      to: delivered,
    },
    {
      key: 'fell',
      title: t(words.fell),
      value: ({ fell }) => fell,
      to: ({ month }) => creditsOf(chosen, { delivered: month, fell: 'yes' }),
    },
    ...vintageMonths.map((months) => ({
      key: `by${months}`,
      title: t(words.by, { months }),
      value: ({ credits, fell_by }: Row<'vintages'>) => {
        const fell = fell_by.find((one) => one.months === months)?.credits ?? null;
        return fell === null ? null : shareText(fell, credits) || null;
      },
      to: ({ month }: Row<'vintages'>) =>
        creditsOf(chosen, { delivered: month, fell: String(months) }),
    })),
  ];
};

/** Of each state of a promise: how many are in it, and how much was promised by them. */
export const promiseColumns = (chosen: MetricsQuery): FigureColumn<Row<'promises'>>[] => {
  const to = ({ state }: Row<'promises'>) => creditsOf(chosen, { promise: state });
  return [
    {
      key: 'state',
      title: t(words.state),
      value: ({ state }) => t(collectionNames.promiseState[state]),
    },
    { key: 'promises', title: t(words.count), value: ({ promises }) => promises, to },
    { key: 'cents', title: t(words.promised), value: ({ cents }) => cents, money: true, to },
  ];
};

/** Of each delay: what was paid with it. */
export const recoveredColumns = (chosen: MetricsQuery): FigureColumn<Row<'recovered'>>[] => {
  const to = ({ bucket }: Row<'recovered'>) => creditsOf(chosen, { recovered: bucket });
  return [
    { key: 'bucket', title: t(words.bucket), value: ({ bucket }) => bucketName(bucket) },
    {
      key: 'instalments',
      title: t(words.instalments),
      value: ({ instalments }) => instalments,
      to,
    },
    { key: 'cents', title: t(words.amount), value: ({ cents }) => cents, money: true, to },
  ];
};
