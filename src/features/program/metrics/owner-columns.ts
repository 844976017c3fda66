import type { Performance } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import { figures } from '@contract/locales/es-MX/program/metrics';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { type OfRequests, requestsOf } from './drill';
import type { FigureColumn } from './figures-file';
import { shareText } from './share';

type OfOwner = Performance['by_owner'][number];

/** Of each who follows requests: what came of theirs, and how long it took. */
export const ownerColumns = (chosen: MetricsQuery): FigureColumn<OfOwner>[] => {
  const theirs =
    (further: OfRequests = {}) =>
    ({ owner }: OfOwner) =>
      requestsOf(chosen, { owner: owner?.id ?? 'nobody', ...further });
  return [
    {
      key: 'owner',
      title: t(words.byOwner),
      value: ({ owner }) => owner?.name ?? t(figures.nobody),
    },
    {
      key: 'requests',
      title: t(words.requests),
      how: t(words.requestsHow),
      value: ({ requests }) => requests,
      to: theirs(),
    },
    {
      key: 'approved',
      title: t(words.approved),
      how: t(words.approvedHow),
      value: ({ approved }) => approved,
      to: theirs({ course: 'approved' }),
    },
    {
      key: 'delivered',
      title: t(words.delivered),
      how: t(words.deliveredHow),
      value: ({ delivered }) => delivered,
      to: theirs({ course: 'delivered' }),
    },
    {
      key: 'conversion',
      title: t(words.conversion),
      how: t(words.conversionHow),
      value: ({ delivered, requests }) => shareText(delivered, requests) || null,
      // A share leads to all that it is of.
      to: theirs(),
    },
    {
      key: 'median',
      title: t(words.course),
      how: t(words.courseHow),
      value: ({ median_days }) => median_days,
      to: theirs({ course: 'delivered' }),
    },
    {
      key: 'on_time',
      title: t(words.onTime),
      how: t(words.onTimeHow),
      value: ({ on_time, finished }) => shareText(on_time, finished) || null,
      to: theirs({ left: 'any' }),
    },
  ];
};
