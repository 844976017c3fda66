import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { line } from '../kernel/fields/line';

/** The lists of staff whose filters can be kept, by the name of their table. */
export const filteredLists = [
  'accreditation-queue',
  'alerts',
  'applicants',
  'approvals',
  'audit',
  'bank-days',
  'bank-movements',
  'collection-acts',
  'collections',
  'company-acknowledgements',
  'credit-line-draw-queue',
  'credit-lines',
  'credit-lines-draws',
  'document-definitions',
  'documents',
  'investors',
  'jobs',
  'mails',
  'movements-of-person',
  'payouts',
  'pending-withdrawals',
  'privacy-requests',
  'program-users',
  'programs',
  'projects',
  'publications',
  'reports',
  'sellers',
  'stages',
  'suppliers',
  'support-files',
  'survey-answers',
  'users',
] as const;
export type FilteredList = (typeof filteredLists)[number];

export const MOST_SAVED_FILTERS = 20;
const MOST_OF_A_FILTER_NAME = 60;

const savedFilter = z.object({
  id: z.string(),
  name: z.string(),
  /** What the list is asked, as an address has it: filters, search and order, without page and size. */
  query: z.string(),
  /** The list opens with it when its address asks for nothing. */
  is_default: z.boolean(),
});
export type SavedFilter = z.infer<typeof savedFilter>;

/** What the person decides about one; forms are checked with it. */
export const savedFilterWords = z.strictObject({
  name: line(MOST_OF_A_FILTER_NAME),
  is_default: z.boolean(),
});

const byId = z.strictObject({ savedFilterId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

/** Filters that staff keep under a name, each person their own. */
export const savedFilters = {
  /** Those of a list, by name; what the list no longer understands of one is left out. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/saved-filters',
    can: 'saved-filters.list',
    query: z.strictObject({ list: z.enum(filteredLists) }),
    response: z.object({ items: z.array(savedFilter) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/saved-filters',
    can: 'saved-filters.edit',
    body: savedFilterWords.extend({ list: choice(filteredLists), query: line(1000) }),
    response: savedFilter,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/saved-filters/:savedFilterId',
    can: 'saved-filters.edit',
    params: byId,
    body: savedFilterWords,
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/saved-filters/:savedFilterId',
    can: 'saved-filters.edit',
    params: byId,
    response: done,
  }),
} as const;
