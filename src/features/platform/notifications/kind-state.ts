import {
  type KindOfEvents,
  type NoticeChannel,
  type NoticeEvents,
  standingOf,
} from '@contract/platform/notification-preferences';

/** Of the events of a kind, the names of those whose way a person may choose. */
export const freeNames = ({ kind, events }: KindOfEvents, channel: NoticeChannel): string[] =>
  events
    .filter(({ channels }) => standingOf(kind, channels, channel) === 'free')
    .map(({ name }) => name);

/** Whether all events of those names go by that way, none of them, or some. */
export function chosenOf(
  names: readonly string[],
  channel: NoticeChannel,
  chosen: NoticeEvents,
): 'all' | 'none' | 'some' {
  const wanted = names.filter((name) => chosen[name]?.[channel]).length;
  if (wanted === 0) return 'none';
  return wanted === names.length ? 'all' : 'some';
}

/** Whether any event of a kind goes by that way. */
export const hasWay = ({ kind, events }: KindOfEvents, channel: NoticeChannel): boolean =>
  events.some(({ channels }) => standingOf(kind, channels, channel) !== 'none');
