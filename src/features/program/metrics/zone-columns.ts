import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { towardTarget } from './drill';
import type { FigureColumn } from './figures-file';

/** Of each zone: its target, what came of it and where it leads. */
export const zoneColumns = (chosen: ProspectsQuery): FigureColumn<ZoneProgress>[] => [
  { key: 'zone', title: t(words.zone), value: ({ zone }) => zone.name },
  {
    key: 'goal',
    title: t(words.goal),
    how: t(words.zoneGoalHow),
    value: ({ target, pace }) =>
      pace ? pace.goal : t(target ? words.outOfPeriod : words.noTarget),
  },
  {
    key: 'dates',
    title: t(words.dates),
    value: ({ pace }) =>
      pace && t(words.from, { from: formatDate(pace.from), to: formatDate(pace.to) }),
  },
  {
    key: 'applied',
    title: t(words.applied),
    how: t(words.appliedHow),
    value: ({ pace }) => pace?.applied ?? null,
    to: ({ zone }) => towardTarget({ ...chosen, zone_id: zone.id }),
  },
  {
    key: 'planned',
    title: t(words.planned),
    how: t(words.plannedHow),
    value: ({ pace }) => pace?.planned ?? null,
  },
  {
    key: 'forecast',
    title: t(words.forecast),
    how: t(words.forecastHow),
    value: ({ pace }) => pace && (pace.forecast ?? t(words.notBegun)),
  },
  {
    key: 'progress',
    title: t(words.progress),
    how: t(words.progressHow),
    value: ({ pace }) =>
      pace && pace.goal > 0 ? `${Math.round((pace.applied / pace.goal) * 100)}%` : null,
  },
];
