import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery, searchText } from '../kernel/list';
import { shownWork } from './work-profiles';

export const suppliersDirectory = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/directory',
    can: 'supplier-directory.list',
    query: listQuery(['name'], { q: searchText, supplier_id: z.uuid().optional() }),
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
