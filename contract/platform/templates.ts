import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { line } from '../kernel/fields/line';
import { reason } from '../kernel/fields/reason';
import { rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { textBlock } from '../kernel/text-blocks';
import { noticeKinds } from './notification-preferences';

export const MOST_OF_A_SUBJECT = 120;
/** Of a mail, and of the longest text there is, which is a contract's. */
export const MOST_OF_A_MAIL = 3000;
export const MOST_OF_A_CONTRACT = 30_000;

/** What a text is for: a contract that people sign, one that they agree to, the links and codes of an account, or what people are notified of. */
export const templateGroups = ['contracts', 'legal', 'access', ...noticeKinds] as const;
export type TemplateGroup = (typeof templateGroups)[number];

/** Whether people sign or agree to a text: legal text, whose words two people change. */
export const isLegalText = (group: TemplateGroup): boolean =>
  group === 'contracts' || group === 'legal';

/** A draft is not used yet; one `ahead` is from its day on, unless it is `withdrawn` before; `past` was replaced. */
export const versionStates = ['draft', 'ahead', 'in_force', 'past', 'withdrawn'] as const;

const text = { subject: z.string(), body: z.string() };

const templateVersion = z.object({
  id: z.string(),
  /** Counted from the product's own text: 0 of a mail's, 1 of a contract's. */
  number: z.int(),
  /** The product's own text, before all others. */
  is_own: z.boolean(),
  state: z.enum(versionStates),
  ...text,
  /** The day from which it is used; null of a draft and of the product's own text. */
  from_day: day.nullable(),
  /** What changes and why, of a contract that has its day. */
  reason: z.string().nullable(),
  created_by: z.string().nullable(),
  created_by_id: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
  published_by: z.string().nullable(),
  published_by_id: z.string().nullable(),
  published_at: z.iso.datetime().nullable(),
  withdrawn_by: z.string().nullable(),
  withdrawn_by_id: z.string().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
  version,
});

export type TemplateVersion = z.infer<typeof templateVersion>;

const templatePlace = z.object({
  /** As it is written between braces. */
  name: z.string(),
  /** A text without it is refused. */
  required: z.boolean(),
  /** It is drawn, a table for one, and stands alone in its line. */
  is_drawn: z.boolean(),
  example: z.string(),
});

export type TemplatePlace = z.infer<typeof templatePlace>;

const templateItem = z.object({
  name: z.string(),
  group: z.enum(templateGroups),
  /** The subject and the text in force. */
  ...text,
  /** Of what is in force. */
  number: z.int(),
  is_own: z.boolean(),
  has_draft: z.boolean(),
  /** The day on which another one comes into force, or null. */
  next_day: day.nullable(),
});

export type TemplateItem = z.infer<typeof templateItem>;

const written = z.strictObject({
  /** A subject is one line, whatever is pasted. */
  subject: line(MOST_OF_A_SUBJECT).overwrite((typed) => typed.replace(/\s+/g, ' ')),
  /** Of a mail the server takes less. */
  body: line(MOST_OF_A_CONTRACT),
});

const byName = z.strictObject({ templateName: rawText(80) });
const byVersion = z.strictObject({ templateVersionId: z.uuid() });
const preview = z.object({ subject: z.string(), blocks: z.array(textBlock) });

export const templates = {
  /** Every contract that people sign and every mail that the product sends, with what it says today. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/templates',
    can: 'templates.list',
    response: z.object({ items: z.array(templateItem) }),
  }),
  /** One of them, its versions from the newest to the product's own. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:templateName',
    can: 'templates.list',
    params: byName,
    response: z.object({
      name: z.string(),
      /** Its subject in force. */
      title: z.string(),
      group: z.enum(templateGroups),
      most_of_body: z.int(),
      places: z.array(templatePlace),
      versions: z.array(templateVersion),
    }),
  }),
  /** A draft of the next version, the only one of its template. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:templateName/versions',
    can: 'templates.edit',
    audit: { action: 'templates.draft', object: 'templates' },
    params: byName,
    body: written,
    response: templateVersion,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/template-versions/:templateVersionId',
    can: 'templates.edit',
    audit: { action: 'templates.edit', object: 'templates' },
    params: byVersion,
    body: written.extend({ version }),
    response: templateVersion,
  }),
  /** Of a mail. From then on it is never changed; the way back is a version of its own. */
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/template-versions/:templateVersionId/publish',
    can: 'templates.edit',
    audit: { action: 'templates.publish', object: 'templates' },
    params: byVersion,
    body: z.strictObject({ from_day: day, version }),
    response: templateVersion,
  }),
  /** Of a contract, which is legal text: by two people. */
  publishContract: endpoint({
    method: 'POST',
    path: '/api/v1/template-versions/:templateVersionId/publish-contract',
    can: 'templates.edit',
    audit: { action: 'templates.publish', object: 'templates' },
    stepUp: true,
    twoPeople: true,
    params: byVersion,
    body: z.strictObject({
      from_day: day,
      /** What changes and why: read by who confirms it and by who signs again. */ reason,
      version,
    }),
    response: templateVersion,
  }),
  /** Takes a version back before its day has come; of a contract by two people. */
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/template-versions/:templateVersionId/withdraw',
    can: 'templates.edit',
    audit: { action: 'templates.withdraw', object: 'templates' },
    stepUp: true,
    twoPeople: true,
    params: byVersion,
    body: z.strictObject({ version }),
    response: templateVersion,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/v1/template-versions/:templateVersionId/discard',
    can: 'templates.edit',
    audit: { action: 'templates.discard', object: 'templates' },
    params: byVersion,
    body: z.strictObject({ version }),
    response: z.object({ ok: z.literal(true) }),
  }),
  /** The whole text as it would be, filled with examples; nothing is kept. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:templateName/preview',
    can: 'templates.list',
    params: byName,
    body: written,
    response: preview,
  }),
  /** A version of a contract as the PDF that people would sign, filled with examples. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:templateName/versions/:number/file',
    can: 'templates.list',
    limit: 'drawings',
    params: byName.extend({ number: z.coerce.number().int().min(1).max(100_000) }),
    response: z.any(),
    kind: 'file',
  }),
  /** A mail with examples, sent to who asks for it. */
  test: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:templateName/test',
    can: 'templates.edit',
    audit: { action: 'templates.test', object: 'templates' },
    limit: 'mail',
    params: byName,
    body: written,
    response: z.object({ to: z.string() }),
  }),
} as const;
