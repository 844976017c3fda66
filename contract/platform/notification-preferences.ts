import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { platformFields } from '../locales/es-MX/platform/schemas';

/** What people are notified of, as they choose by. */
export const noticeKinds = [
  'security',
  'money',
  'credits',
  'projects',
  'company',
  'program',
  'house',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Ways to reach a person: the bell of the portal, their mail, and a text to their telephone. */
export const noticeChannels = ['bell', 'mail', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Notified in the portal and by mail whatever a person chooses: security, and operations by law (CUITF 79). */
export const isMandatory = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  (kind === 'security' || kind === 'money') && channel !== 'sms';

/** What an event is to a way: it has none of it, is mailed as no list of the portal shows it, or is for the person to choose. */
export function standingOf(
  kind: NoticeKind,
  channels: readonly ('bell' | 'mail')[],
  channel: NoticeChannel,
): 'none' | 'locked' | 'free' {
  if (!channels.includes(channel === 'bell' ? 'bell' : 'mail')) return 'none';
  const isOnlyMail = channel === 'mail' && !channels.includes('bell');
  return isMandatory(kind, channel) || isOnlyMail ? 'locked' : 'free';
}

const channels = z.strictObject({ bell: z.boolean(), mail: z.boolean(), sms: z.boolean() });
export type NoticeWays = z.output<typeof channels>;

const choices = z.strictObject({
  security: channels,
  money: channels,
  credits: channels,
  projects: channels,
  company: channels,
  program: channels,
  house: channels,
});
export type NoticeChoices = z.output<typeof choices>;

/** Of single events by their names, of which the server knows those that there are. */
const events = z.record(rawText(60), channels);
export type NoticeEvents = z.output<typeof events>;

/** A time of day in Mexico City, `HH:MM`; empty for none, as a form leaves out what is empty. */
const time = rawText(5, unlessBlank(said(platformFields.time)))
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: unlessBlank(said(platformFields.time)) })
  .default('');

const body = z.strictObject({
  version,
  /** Of a whole kind: what events follow that it gets later. */
  choices,
  /** Of each of its events; those that are not sent stay as they were. */
  events: events.default({}),
  quiet_from: time,
  quiet_to: time,
});

const noticeEvent = z.object({
  name: z.string(),
  title: z.string(),
  /** The ways that it has of its own; a text goes out for what is mailed. */
  channels: z.array(z.enum(['bell', 'mail'])),
});

const kindOfEvents = z.object({ kind: z.enum(noticeKinds), events: z.array(noticeEvent) });
export type KindOfEvents = z.output<typeof kindOfEvents>;

/** As it is saved. */
const saved = body
  .refine((given) => (given.quiet_from === '') === (given.quiet_to === ''), {
    path: ['quiet_to'],
    error: said(platformFields.bothTimes),
  })
  // It might mean the whole day as well as none of it.
  .refine((given) => given.quiet_from === '' || given.quiet_from !== given.quiet_to, {
    path: ['quiet_to'],
    error: said(platformFields.sameTimes),
  });

/** Which notices reach a person by which way, and when mails and texts wait. */
export const notificationPreferences = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/notification-preferences',
    can: 'account.show',
    response: body.extend({
      /** Those that people of the session's role get, with their events. */
      kinds: z.array(kindOfEvents),
      /** Texts go to a telephone that was confirmed. */
      phone_verified: z.boolean(),
    }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/notification-preferences',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'notification-preferences.edit', object: 'users' },
    impersonation: 'refused',
    body: saved,
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
