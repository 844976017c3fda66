import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { plain } from '../kernel/fields/plain';
import { severalOf } from '../kernel/fields/selection';
import { plainText, rawText } from '../kernel/fields/text';
import { version as saved } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

/** What support material may be: what our store knows by its bytes. */
export const supportExtensions = ['pdf', 'png', 'jpg', 'jpeg'] as const;

/** What material is. */
export const supportKinds = ['guide', 'brochure', 'template', 'logo'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Whom a program's material may be for; its administrators, who publish it, read all of it. */
export const programAudiences = [
  'program_executive_manager',
  'program_commercial_manager',
] as const;

/** Whom the house's own may be for; staff, who publish it, read all of it. */
export const installerAudiences = ['supplier', 'supplier_agent'] as const;

export const supportAudiences = [...programAudiences, ...installerAudiences] as const;
export type SupportAudience = (typeof supportAudiences)[number];

const text = (min: number, max: number) =>
  plainText(max).min(min, { error: unlessBlank(said(fieldMessage.min, { characters: min })) });

const words = {
  title: text(3, 120),
  description: text(0, 500).default(''),
  kind: z.enum(supportKinds).default('guide'),
};

/** What is written of material, besides its file. */
export const supportFileForm = z.strictObject({
  ...words,
  audience: severalOf(z.enum(supportAudiences), supportAudiences.length).min(1, {
    error: said(fieldMessage.required),
  }),
});

export type SupportFileForm = z.output<typeof supportFileForm>;

/** The same of material that is there; its file stays. */
export const supportFileEdit = supportFileForm.extend({ version: saved });

/** One file of the material, as it was published on a day. */
const version = z.object({
  number: z.number().int(),
  file_name: z.string(),
  size: z.number().int(),
  published_at: z.iso.datetime(),
  published_by: z.string(),
  /** Whether the caller opened it. */
  read: z.boolean(),
});

export type SupportVersion = z.infer<typeof version>;

const supportFile = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(supportKinds),
  audience: z.array(z.enum(supportAudiences)),
  version: saved,
  /** The one in force; earlier ones stay. */
  latest: version,
  withdrawn_at: z.iso.datetime().nullable(),
  /** Of those whom it is for today, administrators aside, how many opened the file in force; null for who does not publish. */
  readers: z.object({ read: z.number().int(), all: z.number().int() }).nullable(),
});

export type SupportFile = z.infer<typeof supportFile>;

const reader = z.object({
  id: z.string(),
  name: z.string(),
  /** The newest file that they opened, and when; null of who opened none. */
  number: z.number().int().nullable(),
  read_at: z.iso.datetime().nullable(),
});

const byId = z.strictObject({ supportFileId: z.uuid() });
const sorts = ['published_at', 'title'] as const;
const object = 'support-files' as const;
const ok = z.object({ id: z.string() });

/** Files that a program gives its people to work with, and the house its installers. */
export const supportFiles = {
  /** What is for the caller. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/support-files',
    can: 'support-files.list',
    query: listQuery(sorts, { q: searchText, kind: z.enum(supportKinds).optional() }),
    response: listOf(supportFile),
  }),
  /** All of the program's, or of the house's own, with how many read it, for those who publish. */
  published: endpoint({
    method: 'GET',
    path: '/api/v1/support-files/published',
    can: 'support-files.follow',
    query: listQuery(sorts, {
      q: searchText,
      kind: z.enum(supportKinds).optional(),
      state: z.enum(['in_force', 'withdrawn']).optional(),
    }),
    response: listOf(supportFile),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/support-files/:supportFileId/versions',
    can: 'support-files.list',
    params: byId,
    response: z.object({ items: z.array(version) }),
  }),
  /** Its bytes; who asks for them has read it. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/support-files/:supportFileId/versions/:number/file',
    can: 'support-files.list',
    audit: { action: 'support-files.download', object },
    params: byId.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    response: z.any(),
    kind: 'file',
  }),
  /** Who read it, of a program's alone: installers are too many to name. */
  readers: endpoint({
    method: 'GET',
    path: '/api/v1/support-files/:supportFileId/readers',
    can: 'support-files.follow',
    params: byId,
    response: z.object({ items: z.array(reader) }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/support-files',
    can: 'support-files.edit',
    audit: { action: 'support-files.publish', object },
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    body: z.strictObject({
      ...words,
      /** Names in one text, with commas. */
      audience: rawText(200)
        .overwrite(plain)
        .transform((names) => names.split(','))
        .pipe(supportFileForm.shape.audience),
    }),
    response: ok,
  }),
  /** Its words and whom it is for; who gets to read it then is told. */
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/support-files/:supportFileId',
    can: 'support-files.edit',
    audit: { action: 'support-files.edit', object },
    params: byId,
    body: supportFileEdit,
    response: ok,
  }),
  /** A newer file in the place of the one in force. */
  replace: endpoint({
    method: 'POST',
    path: '/api/v1/support-files/:supportFileId/versions',
    can: 'support-files.edit',
    audit: { action: 'support-files.replace', object },
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    params: byId,
    body: z.strictObject({}),
    response: ok,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/support-files/:supportFileId/withdraw',
    can: 'support-files.edit',
    audit: { action: 'support-files.withdraw', object },
    params: byId,
    response: ok,
  }),
} as const;
