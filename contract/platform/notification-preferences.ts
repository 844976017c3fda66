import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
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

const channels = z.strictObject({ bell: z.boolean(), mail: z.boolean(), sms: z.boolean() });
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

/** A time of day in Mexico City, `HH:MM`; empty for none, as a form leaves out what is empty. */
const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: unlessBlank(said(platformFields.time)) })
  .default('');

const body = z.strictObject({ version, choices, quiet_from: time, quiet_to: time });

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
      /** Those that people of the session's role get. */
      kinds: z.array(z.enum(noticeKinds)),
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
