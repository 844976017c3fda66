import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { towardTarget } from './drill';
import type { FigureColumn } from './figures-file';

/** Where what came of a zone's target is; of a target itself, and of what is planned of it, there are no rows. */
const appliedOf =
  (chosen: ProspectsQuery) =>
  ({ zone, pace }: ZoneProgress) =>
    pace ? towardTarget({ ...chosen, zone_id: zone.id }) : undefined;

/** Of each zone: its target, what came of it and where it leads. */
export const zoneColumns = (chosen: ProspectsQuery): FigureColumn<ZoneProgress>[] => {
  const applied = appliedOf(chosen);
  return [
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
      how: t(words.datesHow),
      value: ({ pace }) =>
        pace && t(words.from, { from: formatDate(pace.from), to: formatDate(pace.to) }),
    },
    {
      key: 'applied',
      title: t(words.applied),
      how: t(words.appliedHow),
      value: ({ pace }) => pace?.applied ?? null,
      to: applied,
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
      // Computed from them.
      to: (row) => (row.pace?.forecast == null ? undefined : applied(row)),
    },
    {
      key: 'progress',
      title: t(words.progress),
      how: t(words.progressHow),
      value: ({ pace }) =>
        pace && pace.goal > 0 ? `${Math.round((pace.applied / pace.goal) * 100)}%` : null,
      to: applied,
    },
  ];
};

/** How far a target is reached; null of one that asks for nothing. */
export const shareOfGoal = ({ goal, applied }: { goal: number; applied: number }) =>
  goal > 0 ? Math.max(applied, 0) / goal : null;

/** A zone in one of its states. */
type ZoneInState = ZoneProgress & { state: string };

/** Each zone under each state that it covers a part of. */
export const zonesByState = (zones: readonly ZoneProgress[]): ZoneInState[] =>
  [...new Set(zones.flatMap(({ states }) => states))]
    .toSorted()
    .flatMap((state) =>
      zones.filter(({ states }) => states.includes(state)).map((zone) => ({ ...zone, state })),
    );

/** Of each zone of a state: its target and what came of it. */
export const stateColumns = (chosen: ProspectsQuery): FigureColumn<ZoneInState>[] => [
  { key: 'state', title: t(words.state), value: ({ state }) => state },
  { key: 'zone', title: t(words.zone), value: ({ zone }) => zone.name },
  {
    key: 'goal',
    title: t(words.goal),
    how: t(words.zoneGoalHow),
    value: ({ pace }) => pace?.goal ?? null,
  },
  {
    key: 'applied',
    title: t(words.applied),
    how: t(words.appliedHow),
    value: ({ pace }) => pace?.applied ?? null,
    to: appliedOf(chosen),
  },
];
