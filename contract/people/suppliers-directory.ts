import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { mexicanState } from '../kernel/fields/mexican-state';
import { listOf, listQuery, searchText } from '../kernel/list';
import { shownWork } from './work-profiles';

export const suppliersDirectory = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/directory',
    can: 'supplier-directory.list',
    query: listQuery(['name'], {
      q: searchText,
      supplier_id: z.uuid().optional(),
      /** Those that say they work there come first. */
      state: mexicanState.optional(),
    }),
    response: listOf(
      z.object({
        id: z.string(),
        name: z.string(),
        level: z.number(),
        /** Projects whose system it has installed. */
        completed: z.int(),
        work: shownWork,
      }),
    ),
  }),
} as const;
