import {
  type NoticeChannel,
  type NoticeChoices,
  type NoticeEvents,
  type NoticeKind,
  type NoticeWays,
  noticeChannels,
  standingOf,
} from '@contract/platform/notification-preferences';

const usual = { bell: true, mail: true, sms: false };

/** What holds for who chose nothing. */
export const firstChoices: NoticeChoices = {
  security: usual,
  money: usual,
  credits: usual,
  projects: usual,
  company: usual,
  program: usual,
  house: usual,
};

/** How a person wants to be notified, as it is kept. */
export interface Wishes {
  choices: NoticeChoices;
  events: NoticeEvents;
}

/** The ways that a person chose for an event: its own, or those of its kind. */
export const wantedOf = ({ choices, events }: Wishes, name: string, kind: NoticeKind): NoticeWays =>
  events[name] ?? choices[kind];

/** Of the given choices of events those that are none of their kind's, which alone are kept. */
export const exceptionsOf = (
  choices: NoticeChoices,
  given: readonly { name: string; kind: NoticeKind; ways: NoticeWays }[],
): NoticeEvents =>
  Object.fromEntries(
    given
      .filter(({ kind, ways }) => noticeChannels.some((way) => ways[way] !== choices[kind][way]))
      .map(({ name, ways }) => [name, ways]),
  );

interface Notice {
  kind: NoticeKind;
  /** The ways of the event itself. */
  channels: readonly ('bell' | 'mail')[];
}

/**
 * The ways by which a notice reaches a person. A text goes out for what is worth a mail; what no list of the portal
 * shows is mailed whatever they chose.
 */
export function waysOf(
  { kind, channels }: Notice,
  wanted: NoticeWays,
  hasPhone: boolean,
): NoticeChannel[] {
  return noticeChannels.filter((channel) => {
    if (channel === 'sms' && !hasPhone) return false;
    const standing = standingOf(kind, channels, channel);
    return standing === 'locked' || (standing === 'free' && wanted[channel]);
  });
}

const DAY_MINUTES = 24 * 60;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/**
 * Until when a message waits that would go out now; null when it need not. Mexico City has had no daylight saving
 * time since 2022, so that an hour of the day is an hour later.
 *
 * @param from when the silence begins, `HH:MM`; empty for no silence
 * @param to when it ends, perhaps on the next day
 */
export function quietUntil(now: Date, from: string, to: string): Date | null {
  if (!from || !to || from === to) return null;
  const [begin, end, at] = [minutesOf(from), minutesOf(to), minutesOf(clock.format(now))];
  const lasts = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  const gone = (at - begin + DAY_MINUTES) % DAY_MINUTES;
  if (gone >= lasts) return null;
  const minute = Math.floor(now.getTime() / 60_000);
  return new Date((minute + lasts - gone) * 60_000);
}
