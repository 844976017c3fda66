import * as z from 'zod';
import { projectStatuses } from '../credit/project-states';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery, searchText } from '../kernel/list';

/** An applicant as staff and their installer see them in a list. */
export const applicantItem = z.object({
  id: z.string(),
  full_name: z.string(),
  /** Their account, for staff alone. */
  account: z.object({ user_id: z.string(), email: z.string() }).nullable(),
  person_type: z.number(),
  /** Projects within the caller's reach. */
  projects: z.number(),
  /** The newest of them. */
  last_project: z
    .object({ id: z.string(), folio: z.string(), status: z.enum(projectStatuses) })
    .nullable(),
  created_at: z.iso.datetime(),
});

export type ApplicantItem = z.infer<typeof applicantItem>;

export const applicants = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/applicants',
    can: 'applicants.list',
    query: listQuery(['created_at'], { q: searchText }),
    response: listOf(applicantItem),
  }),
} as const;
