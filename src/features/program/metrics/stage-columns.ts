import type { StageFigures } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { projectsOf, requestsOf } from './drill';
import type { FigureColumn } from './figures-file';
import { shareText } from './share';

/** Of each stage: those that stand there now, how long it takes and its target. */
export const stageColumns = (chosen: MetricsQuery): FigureColumn<StageFigures>[] => [
  { key: 'stage', title: t(words.stage), value: ({ stage }) => t(projectStatusName[stage]) },
  {
    key: 'now',
    title: t(words.now),
    how: t(words.nowHow),
    value: ({ now }) => now,
    to: ({ stage }) => projectsOf(chosen, { status: stage }),
    said: ({ stage, now }) => t(words.nowIn, { stage: t(projectStatusName[stage]), count: now }),
  },
  {
    key: 'finished',
    title: t(words.finished),
    how: t(words.finishedHow),
    value: ({ finished }) => finished,
    to: ({ stage }) => requestsOf(chosen, { left: stage }),
  },
  {
    key: 'median',
    title: t(words.median),
    how: t(words.medianHow),
    value: ({ median_days }) => median_days,
    to: ({ stage }) => requestsOf(chosen, { left: stage }),
  },
  {
    key: 'p90',
    title: t(words.p90),
    how: t(words.p90How),
    value: ({ p90_days }) => p90_days,
    to: ({ stage }) => requestsOf(chosen, { left: stage }),
  },
  {
    key: 'target',
    title: t(words.target),
    how: t(words.targetHow),
    value: ({ target_days }) => target_days,
  },
  {
    key: 'on_time',
    title: t(words.onTime),
    how: t(words.stageOnTimeHow),
    value: ({ on_time, finished }) => shareText(on_time, finished) || null,
    to: ({ stage }) => requestsOf(chosen, { left: stage }),
  },
];
