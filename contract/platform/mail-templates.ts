import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { line } from '../kernel/fields/line';
import { version } from '../kernel/fields/version';
import { noticeKinds } from './notification-preferences';

export const MOST_OF_A_SUBJECT = 120;
export const MOST_OF_A_BODY = 3000;

/** What mails are about: the links and codes of an account, or what people are notified of. */
export const mailGroups = ['access', ...noticeKinds] as const;
export type MailGroup = (typeof mailGroups)[number];

/** A draft is not mailed yet; one `ahead` is from its day on; `past` was replaced. */
export const mailVersionStates = ['draft', 'ahead', 'in_force', 'past'] as const;

const text = { subject: z.string(), body: z.string() };

const mailVersion = z.object({
  id: z.string(),
  /** 0 of the product's own text. */
  number: z.int(),
  state: z.enum(mailVersionStates),
  ...text,
  /** The day from which it is mailed; null of a draft and of the product's own text. */
  from_day: day.nullable(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
  published_by: z.string().nullable(),
  published_at: z.iso.datetime().nullable(),
  version,
});

export type MailVersion = z.infer<typeof mailVersion>;

const mailPlace = z.object({
  /** As it is written between braces. */
  name: z.string(),
  /** A text without it is refused. */
  required: z.boolean(),
  example: z.string(),
});

export type MailPlace = z.infer<typeof mailPlace>;

const templateItem = z.object({
  name: z.string(),
  group: z.enum(mailGroups),
  /** The subject and the text in force. */
  ...text,
  /** Of what is in force: 0 is the product's own. */
  number: z.int(),
  has_draft: z.boolean(),
  /** The day on which another one comes into force, or null. */
  next_day: day.nullable(),
});

export type MailTemplateItem = z.infer<typeof templateItem>;

const written = z.strictObject({
  /** A subject is one line, whatever is pasted. */
  subject: line(MOST_OF_A_SUBJECT).overwrite((typed) => typed.replace(/\s+/g, ' ')),
  body: line(MOST_OF_A_BODY),
});

const byName = z.strictObject({ templateName: z.string().max(80) });
const byVersion = z.strictObject({ mailVersionId: z.uuid() });
const preview = z.object({ subject: z.string(), text: z.string() });

export const mailTemplates = {
  /** Every mail that the product sends, with what it says today. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/mail-templates',
    can: 'templates.list',
    response: z.object({ items: z.array(templateItem) }),
  }),
  /** One of them, its versions from the newest to the product's own. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/mail-templates/:templateName',
    can: 'templates.list',
    params: byName,
    response: z.object({
      name: z.string(),
      /** Its subject in force. */
      title: z.string(),
      group: z.enum(mailGroups),
      places: z.array(mailPlace),
      versions: z.array(mailVersion),
    }),
  }),
  /** A draft of the next version, the only one of its mail. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/mail-templates/:templateName/versions',
    can: 'templates.edit',
    audit: { action: 'mail-templates.draft', object: 'mail-templates' },
    params: byName,
    body: written,
    response: mailVersion,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/mail-versions/:mailVersionId',
    can: 'templates.edit',
    audit: { action: 'mail-templates.edit', object: 'mail-templates' },
    params: byVersion,
    body: written.extend({ version }),
    response: mailVersion,
  }),
  /** From then on it is never changed; the way back is a version of its own. */
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/mail-versions/:mailVersionId/publish',
    can: 'templates.edit',
    audit: { action: 'mail-templates.publish', object: 'mail-templates' },
    params: byVersion,
    body: z.strictObject({ from_day: day, version }),
    response: mailVersion,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/v1/mail-versions/:mailVersionId/discard',
    can: 'templates.edit',
    audit: { action: 'mail-templates.discard', object: 'mail-templates' },
    params: byVersion,
    body: z.strictObject({ version }),
    response: z.object({ ok: z.literal(true) }),
  }),
  /** The whole mail as it would be, filled with examples; nothing is kept. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/mail-templates/:templateName/preview',
    can: 'templates.edit',
    params: byName,
    body: written,
    response: preview,
  }),
  /** The same, mailed to who asks for it. */
  test: endpoint({
    method: 'POST',
    path: '/api/v1/mail-templates/:templateName/test',
    can: 'templates.edit',
    audit: { action: 'mail-templates.test', object: 'mail-templates' },
    limit: 'mail',
    params: byName,
    body: written,
    response: z.object({ to: z.string() }),
  }),
} as const;
