import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { line } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { severalOf } from '../kernel/fields/selection';
import { plainText, trimmedText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { definitionFields } from '../locales/es-MX/documents/definition-fields';
import { documentGroups } from '../locales/es-MX/documents/groups';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { comparedFields } from './compared-fields';
import {
  associationSources,
  divClasses,
  documentExtensions,
  documentTables,
  uploaders,
} from './definition-parts';
import { problemsOfDefinition } from './definition-problems';
import { condition } from './document-condition-schema';
import type { Condition } from './document-conditions';
import type { DocumentGroup } from './document-definitions';

const groups = Object.keys(documentGroups).filter(
  (name): name is DocumentGroup => name in documentGroups,
);

/** A name of programs: lower case, digits and underscores. */
const fieldKey = trimmedText(40, unlessBlank(said(definitionFields.key))).regex(
  /^[a-z][a-z0-9_]{2,39}$/,
  { error: unlessBlank(said(definitionFields.key)) },
);

const some = <const Value extends string>(values: readonly Value[]) =>
  severalOf(choice(values), values.length).transform((chosen) => [...new Set(chosen)]);

const association = z.strictObject({
  table: choice(documentTables),
  key: fieldKey,
  condition: condition.nullable().default(null),
  source: choice(associationSources),
  negative_message: plainText(200)
    .nullable()
    .transform((text) => text || null)
    .default(null),
  multi_association: z.boolean(),
});

/** What staff write of a definition; the rest follows from it. What may be absent is null when it is left out, as forms do. */
const written = {
  name: line(80),
  description: line(200),
  indication: line(200),
  is_required: z.boolean(),
  verification_requiered: z.boolean(),
  clasification_2: choice(groups),
  section_id: choice(groups),
  prefix: trimmedText(6, unlessBlank(said(definitionFields.prefix)))
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,6}$/, { error: unlessBlank(said(definitionFields.prefix)) }),
  file_type: some(documentExtensions).refine((types) => types.length > 0, {
    error: said(fieldMessage.required),
  }),
  db_table: choice(documentTables),
  db_field: fieldKey,
  field_name: fieldKey,
  show_conditioned: z.boolean(),
  condition: condition.nullable().default(null),
  bo_private: z.boolean(),
  bo_editable: z.boolean(),
  uploaded_by: some(uploaders),
  bulk_verifiable: z.boolean(),
  of_co_obligor: z.boolean(),
  compared_with: some(comparedFields)
    .nullable()
    .transform((fields) => (fields?.length ? fields : null))
    .default(null),
  div_class: choice(divClasses),
  association: association.nullable().default(null),
};

/** When it begins, and where it comes from. */
const decided = { valid_from: day, source: line(200) };

type Written = z.output<z.ZodObject<typeof written>>;

function check(body: Written, context: z.core.$RefinementCtx<Written>) {
  for (const { path, message } of problemsOfDefinition(body)) {
    context.addIssue({ code: 'custom', path, message });
  }
}

/** Of rows in time: of a kind one is current at most, and those after its end ask for nothing. */
export const definitionStates = ['past', 'current', 'upcoming', 'ended'] as const;

/** What the server keeps was read as a condition when it was written. */
const storedCondition = z.custom<Condition>().nullable();

const definitionRow = z.object({
  name: z.string(),
  description: z.string(),
  indication: z.string(),
  is_required: z.boolean(),
  verification_requiered: z.boolean(),
  clasification_2: z.enum(groups),
  section_id: z.enum(groups),
  prefix: z.string(),
  file_type: z.array(z.enum(documentExtensions)),
  db_table: z.enum(documentTables),
  db_field: z.string(),
  field_name: z.string(),
  show_conditioned: z.boolean(),
  condition: storedCondition,
  bo_private: z.boolean(),
  bo_editable: z.boolean(),
  uploaded_by: z.array(z.enum(uploaders)),
  bulk_verifiable: z.boolean(),
  of_co_obligor: z.boolean(),
  compared_with: z.array(z.enum(comparedFields)).nullable(),
  div_class: z.enum(divClasses),
  association: z
    .object({
      table: z.enum(documentTables),
      key: z.string(),
      condition: storedCondition,
      source: z.enum(associationSources),
      relation: z.literal(['project_id', null]),
      negative_message: z.string().nullable(),
      multi_association: z.boolean(),
    })
    .nullable(),
  id: z.string(),
  doc_id: z.number().int(),
  clasification: z.enum(['user', 'project']),
  valid_from: z.string(),
  /** First day on which it is asked for no more. */
  valid_to: z.string().nullable(),
  state: z.enum(definitionStates),
  source: z.string(),
  set_by: z.string(),
});

export type DefinitionRow = z.infer<typeof definitionRow>;

const byDocId = z.strictObject({ docId: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Kinds of document as staff edit them, each with its rows in time. */
export const definitionRows = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/document-definitions',
    can: 'document-definitions.list',
    query: listQuery(['doc_id'], {
      q: searchText,
      db_table: z.enum(documentTables).optional(),
      asked: z.enum(['current', 'upcoming', 'ended']).optional(),
    }),
    /** Of each kind what holds today, or else what comes next, or what held last. */
    response: listOf(definitionRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/document-definitions/:docId',
    can: 'document-definitions.show',
    params: byDocId,
    response: definitionRow.extend({
      /** Of the kind: an edit sends it back. */
      version,
      /** All of its rows, the latest first. */
      rows: z.array(definitionRow),
      /** Versions uploaded under any of them. */
      uploads: z.number().int(),
      /** The identity check goes by it: it is asked of everyone, always. */
      is_fixed: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/document-definitions',
    can: 'document-definitions.create',
    audit: { action: 'document-definitions.create', object: 'document-definitions' },
    body: z.strictObject({ ...written, ...decided }).superRefine(check),
    response: definitionRow,
  }),
  /** What is asked from a day on; what was uploaded before keeps what was asked then. */
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/document-definitions/:docId',
    can: 'document-definitions.edit',
    audit: { action: 'document-definitions.edit', object: 'document-definitions' },
    params: byDocId,
    body: z.strictObject({ ...written, ...decided, version }).superRefine(check),
    response: definitionRow,
  }),
  /** It is asked for no more from a day on; what was to come after that day goes. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/document-definitions/:docId/end',
    can: 'document-definitions.end',
    audit: { action: 'document-definitions.end', object: 'document-definitions' },
    params: byDocId,
    body: z.strictObject({ valid_to: day, reason, version }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
