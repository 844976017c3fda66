import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Role } from '@contract/kernel/roles';
import { implementations } from '@server/features/implementations';
import { inputSchema } from './contract-input';
import type { holders } from './identities';

/** A place where an endpoint takes the id of a record: path, query or body. */
export interface Place {
  endpoint: EndpointShape;
  part: 'params' | 'query' | 'body';
  field: string;
  name: string;
}

/** Catalogue numbers, words of an interface, and codes that are no record. */
const notRecords = [
  'docId',
  'doc_id',
  'document',
  'product_id',
  'device_id',
  'event_id',
  'code',
  'table',
  'key',
  'postalCode',
  'subject',
  'number',
  'party',
  'day',
  'month',
  'period',
  'format',
  'kind',
  'queue',
  'templateName',
  'legalText',
  'acknowledgedText',
  'section_id',
];

/** Places whose records are open to these identities by the policy or by design. */
const open: Record<string, { to: readonly Role[]; because: string }> = {
  'POST /api/v1/commitments body.opportunity_id': {
    to: ['investor'],
    because: 'opportunities are shown to every investor',
  },
  'GET /api/v1/support-files/:supportFileId/versions params.supportFileId': {
    to: ['program_executive_manager'],
    because: 'what a program publishes is for its people of every zone',
  },
  'GET /api/v1/support-files/:supportFileId/versions/:number/file params.supportFileId': {
    to: ['program_executive_manager'],
    because: 'what a program publishes is for its people of every zone',
  },
  'POST /api/v1/session/program body.program_id': {
    to: ['program_executive_manager'],
    because: 'the one of the other zone is of the program itself',
  },
  'POST /api/v1/prepared-requests body.lines': {
    to: ['supplier_agent'],
    because: 'sellers quote by the catalogue of their company',
  },
  'POST /api/v1/projects body.supplier_id': {
    to: ['client'],
    because: 'applicants choose from the directory of installers',
  },
};

const namesRecord = (field: string, schema: string) =>
  /(^|_)ids?\]?$/.test(field) || schema.includes('"uuid"');

/** Every place of every endpoint. */
export const places: readonly Place[] = implementations.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(endpoint[part] ? (inputSchema(endpoint[part]).properties ?? {}) : {})
      .filter(([field, schema]) => part === 'params' || namesRecord(field, JSON.stringify(schema)))
      .filter(([field]) => !notRecords.includes(field))
      .map(([field]) => ({
        endpoint,
        part,
        field,
        name: `${endpoint.method} ${endpoint.path} ${part}.${field}`,
      })),
  ),
);

/** Those who hold a place's permission over less than everything, and to whom the record is not open. */
export const limitedAt = (
  { endpoint, name }: Place,
  holdersOf: Awaited<ReturnType<typeof holders>>,
): readonly Role[] =>
  holdersOf(endpoint.can)
    .filter(({ kind }) => kind !== 'all')
    .map(({ role }) => role)
    .filter((role) => !open[name]?.to.includes(role));

/**
 * Fields of the upload calls, which all take the same ones, where the endpoint reads no record from them:
 * only a project's document is attached to a site, and a person's belongs to no project. And filters of the
 * review queue, by which people without it find nothing but documents of their own. And figures of delivered
 * credits, which nobody here has, and of people, who are too few here, and what came of targets, which nobody set here; `collections.test.ts`, `demographics.test.ts` and
 * `targets.test.ts` narrow them.
 */
const unread = [
  /upload\/(user\/)?:id(\/\w+\/:docId)? body\.assocData$/,
  /upload\/user\/:id(\/update\/:docId)? body\.metadata\[project_id\]$/,
  /GET \/api\/v1\/documents query\.(program|reviewer)_id$/,
  /GET \/api\/v1\/program-metrics\/(collections|demographics) query\.(zone_id|owner)$/,
  /GET \/api\/v1\/program-credits query\.(zone_id|owner)$/,
  /GET \/api\/v1\/program-metrics\/progress query\.owner$/,
];

export const isUnread = ({ name }: Place): boolean => unread.some((rule) => rule.test(name));
