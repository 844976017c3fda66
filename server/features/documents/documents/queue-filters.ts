import type {
  documentAudiences,
  queueFilters as queueShape,
  ReviewAge,
} from '@contract/documents/documents';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { contains, hasFolio } from '@server/db/search-text';
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { reviewHours } from '../review/hours';
import { waitsBetween } from '../review/rules';

type QueueQuery = z.output<z.ZodObject<typeof queueShape>>;

/** The filters of the queue as conditions, all at once. */
export async function queueConditions(
  db: Db | Tx,
  query: Omit<QueueQuery, 'status'>,
  now: Date,
): Promise<SQL | undefined> {
  const filters = queueFilters(db, now);
  return and(
    query.q ? filters.q(query.q) : undefined,
    query.doc_id ? eq(filters.doc_id, query.doc_id) : undefined,
    query.audience ? filters.audience(query.audience) : undefined,
    query.age ? await filters.age(query.age) : undefined,
    query.program_id ? filters.program_id(query.program_id) : undefined,
    query.reviewer_id ? filters.reviewer_id(query.reviewer_id) : undefined,
  );
}

/** What narrows the list of documents, by the names of its query. */
export const queueFilters = (db: Db | Tx, now: Date) => ({
  status: documents.status,
  doc_id: documents.docId,
  q: isAbout,
  audience: isFrom,
  age: async (age: ReviewAge) => began(waitsBetween(age, now, await reviewHours(db, now))),
  program_id: isOfProgram,
  reviewer_id: (id: string) => or(eq(documents.verifiedBy, id), eq(documents.firstVerifiedBy, id)),
});

const began = ({ after, until }: ReturnType<typeof waitsBetween>) =>
  and(
    after ? gt(documents.waitsSince, after) : undefined,
    until ? lte(documents.waitsSince, until) : undefined,
  );

function isFrom(audience: (typeof documentAudiences)[number]): SQL {
  if (audience === 'co_obligor') return eq(documents.ownerTable, 'co_obligors');
  return sql`exists (select 1 from user_roles r where r.user_id = ${documents.userId} and r.role = ${audience})`;
}

/** Of a project of the program, of who answers for one, or of a person who has one in it. */
function isOfProgram(id: string): SQL {
  const ofProgram = sql`p.program_id = ${id}`;
  return sql`(exists (select 1 from projects p where p.id = ${documents.projectId} and ${ofProgram})
    or exists (select 1 from co_obligors c join projects p on p.id = c.project_id
      where c.id = ${documents.ownerId} and ${ofProgram})
    or (${documents.projectId} is null and exists (select 1 from applicants a join projects p on p.applicant_id = a.id
      where a.user_id = ${documents.userId} and ${ofProgram})))`;
}

function isAbout(typed: string): SQL {
  const ofFolio = hasFolio(sql`p.folio`, typed);
  return sql`(${documents.userId} in (select u.id from users u where ${contains(sql`u.full_name`, typed)})
    or ${documents.ownerId} in (select c.id from co_obligors c where ${contains(sql`c.full_name`, typed)})
    or ${documents.ownerId} in (select c.id from co_obligors c join projects p on p.id = c.project_id where ${ofFolio})
    or ${documents.projectId} in (select p.id from projects p where ${ofFolio}))`;
}
