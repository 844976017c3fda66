import type { Role } from '@contract/kernel/roles';
import {
  isMandatory,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeKind,
  noticeChannels,
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

const kindsOfRole: Partial<Record<Role, readonly NoticeKind[]>> = {
  client: ['security', 'money', 'credits', 'projects'],
  investor: ['security', 'money', 'credits', 'projects'],
  supplier: ['security', 'money', 'credits', 'projects', 'company'],
  supplier_agent: ['security', 'credits', 'projects', 'company'],
  program_administrator: ['security', 'program'],
  program_executive_manager: ['security', 'program'],
  program_commercial_manager: ['security', 'program'],
  // Of the papers that they bring for people too, as a colleague decides on them.
  admin: ['security', 'credits', 'projects', 'company', 'house'],
};

/** What people of a role are notified of. */
export const kindsOf = (role: Role): NoticeKind[] => [...(kindsOfRole[role] ?? ['security'])];

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
  choices: NoticeChoices,
  hasPhone: boolean,
): NoticeChannel[] {
  const has = (channel: NoticeChannel) =>
    channel === 'sms' ? hasPhone && channels.includes('mail') : channels.includes(channel);
  const wants = (channel: NoticeChannel) =>
    isMandatory(kind, channel) ||
    choices[kind][channel] ||
    (channel === 'mail' && !channels.includes('bell'));
  return noticeChannels.filter((channel) => has(channel) && wants(channel));
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
