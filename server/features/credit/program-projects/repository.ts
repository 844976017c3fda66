import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { type programProjects as contract, waits } from '@contract/credit/program-projects';
import { metricsFilterNames } from '@contract/program/metrics-filter-names';
import { firstDayOf, lastDayOf } from '@contract/program/metrics-filters';
import type { Db, Tx } from '@server/db/connection';
import { isNarrowedBy, pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { projectComments } from '@server/db/schema/credit-project-places';
import { users } from '@server/db/schema/identity';
import { applicants, suppliers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { talliedNow } from '../program-figures/tallied';
import { projectScopeFilter } from '../projects/project';
import { matches } from '../projects/search';

/** In the words of its indexes. */
const onTheWay = sql.raw(
  `projects.status in (${statusesOnTheWay.map((status) => `'${status}'`).join(', ')})`,
);

/** What a program follows: its own projects that are on their way; staff reach every program's. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return and(onTheWay, sql`projects.program_id is not null`);
  return scope.kind === 'program' ? and(projectScopeFilter(scope), onTheWay) : sql`false`;
}

const owner = alias(users, 'owner');

const rows = (db: Db) =>
  db
    .select({
      project: projects,
      applicantName: users.fullName,
      supplierName: suppliers.name,
      prospect: {
        id: prospects.id,
        programId: prospects.programId,
        zoneId: prospects.zoneId,
        businessName: prospects.businessName,
      },
      zone: zones.name,
      region: zones.region,
      ownerName: owner.fullName,
    })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .leftJoin(prospects, eq(prospects.id, projects.prospectId))
    .leftJoin(zones, eq(zones.id, projects.zoneId))
    .leftJoin(owner, eq(owner.id, projects.executiveUserId));

export type Row = Awaited<ReturnType<typeof rows>>[number];

/** The day, in Mexico City, on which it was asked for. */
const askedOn = sql`(${projects.createdAt} at time zone 'America/Mexico_City')::date`;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Reader {
  userId: string;
  now: Date;
}

export function listOnTheWay(
  db: Db,
  scope: Scope,
  query: QueryOf<typeof contract.list>,
  { userId, now }: Reader,
) {
  return pageOf(db, query, {
    table: projects,
    id: projects.id,
    select: rows(db),
    own: (row) => row.project,
    within: within(scope),
    known: () => tallied(db, scope, query, userId),
    filters: {
      q: (typed) => matches(db, typed),
      status: projects.status,
      zone_id: projects.zoneId,
      region: (region) =>
        inArray(
          projects.zoneId,
          db.select({ id: zones.id }).from(zones).where(eq(zones.region, region)),
        ),
      owner: (whose) =>
        whose === 'nobody'
          ? isNull(projects.executiveUserId)
          : eq(projects.executiveUserId, whose === 'mine' ? userId : whose),
      wait: (wait) => {
        const since = new Date(now.getTime() - waits[wait] * DAY_MS);
        return sql`${projects.statusChangedAt} <= ${since.toISOString()}::timestamptz`;
      },
      from: (month) => sql`${askedOn} >= ${firstDayOf(month)}`,
      to: (month) => sql`${askedOn} <= ${lastDayOf(month)}`,
      technology: (product) => eq(projects.productId, Number(product)),
    },
    sorts: {
      status_changed_at: projects.statusChangedAt,
      created_at: projects.id,
      amount_cents: projects.amountCents,
      folio: projects.folio,
    },
    defaultSort: 'status_changed_at',
  });
}

/** One that a scope follows; anything else is not found. */
export async function findOnTheWay(db: Db, scope: Scope, id: string): Promise<Row> {
  const [row] = await rows(db).where(and(eq(projects.id, id), within(scope)));
  if (!row) throw notFound();
  return row;
}

/** How many a program's list has, by what is kept of its projects; null where that does not tell. */
async function tallied(
  db: Db,
  scope: Scope,
  query: QueryOf<typeof contract.list>,
  userId: string,
): Promise<number | null> {
  const { status, owner: whose, ...rest } = query;
  const isKnown = isNarrowedBy(query, [...metricsFilterNames, 'status']);
  if (scope.kind !== 'program' || !isKnown) return null;
  return talliedNow(db, scope, { ...rest, owner: whose === 'mine' ? userId : whose }, status);
}

/** One that a scope follows, held until the transaction ends; anything else is not found. */
export async function lockOnTheWay(tx: Tx, scope: Scope, id: string) {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), within(scope)))
    .for('no key update');
  if (!row) throw notFound();
  return row;
}

/** @throws AppError not found, where a scope does not follow it */
export async function assertFollows(db: Db, scope: Scope, id: string): Promise<void> {
  if ((await db.$count(projects, and(eq(projects.id, id), within(scope)))) === 0) throw notFound();
}

/** Most comments that are shown of one. */
const MOST = 100;

const commentRows = (db: Db) =>
  db
    .select({ comment: projectComments, by: users.fullName })
    .from(projectComments)
    .leftJoin(users, eq(users.id, projectComments.byUserId));

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number];

export const describeComment = ({ comment: { id, text, at }, by }: CommentRow) => ({
  id,
  text,
  at: at.toISOString(),
  by: by ?? '',
});

/** What was written of a project, the latest first. */
export const commentsOf = (db: Db, projectId: string) =>
  commentRows(db)
    .where(eq(projectComments.projectId, projectId))
    .orderBy(desc(projectComments.id))
    .limit(MOST);

/** What was written last of each of some projects, by project. */
export async function lastComments(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, CommentRow>();
  const last = await commentRows(db).where(
    sql`${projectComments.id} = (select max(one.id) from ${projectComments} one
          where one.project_id = ${projectComments.projectId})
        and ${inArray(projectComments.projectId, [...ids])}`,
  );
  return new Map(last.map((row) => [row.comment.projectId, row]));
}

export async function addComment(
  tx: Tx,
  comment: typeof projectComments.$inferInsert,
): Promise<void> {
  await tx.insert(projectComments).values(comment);
}

export async function giveTo(tx: Tx, id: string, executiveUserId: string | null): Promise<void> {
  await tx.update(projects).set({ executiveUserId }).where(eq(projects.id, id));
}
