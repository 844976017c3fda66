import type {
  programRequests as contract,
  RequestCourse,
  RequestRow,
  requestPaces,
} from '@contract/credit/figure-rows';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { projectPaths } from '@server/db/schema/credit-program-figures';
import { users } from '@server/db/schema/identity';
import { zones } from '@server/db/schema/program';
import type { QueryOf } from '@server/http/implement';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { askedWithin, type ProgramScope } from './asked';

const OPEN = sql.raw(statusesOnTheWay.map((status) => `'${status}'`).join(', '));

const courses = {
  approved: sql`p.approved_at is not null`,
  delivered: sql`p.status in ('repaying', 'settled')`,
  open: sql`p.status in (${OPEN})`,
  ended: sql`p.status in ('rejected', 'cancelled', 'not_funded')`,
} satisfies Record<RequestCourse, unknown>;

function leftStage(
  stage: (typeof statusesOnTheWay)[number],
  pace: (typeof requestPaces)[number] | undefined,
): SQL {
  const took = sql`p.${sql.identifier(`${stage}_s`)}`;
  const target = sql`p.${sql.identifier(`${stage}_target`)} * 86400`;
  const paces = { on_time: sql`${took} <= ${target}`, late: sql`${took} > ${target}` };
  return sql`(p.status <> ${stage} and ${pace ? paces[pace] : sql`${took} is not null`})`;
}

/** The requests that the figures of a program count, as they count them. */
export async function requestRows(
  db: Db,
  scope: ProgramScope,
  query: QueryOf<typeof contract.list>,
) {
  const p = db.select().from(projectPaths).as('p');
  const nothing = () => undefined;
  const page = await pageOf(db, query, {
    table: p,
    id: p.projectId,
    select: db
      .select({
        path: {
          projectId: p.projectId,
          status: p.status,
          deliveredOn: p.deliveredOn,
          courseS: p.courseS,
          productId: p.productId,
        },
        folio: projects.folio,
        askedAt: projects.createdAt,
        zone: zones.name,
        owner: users.fullName,
      })
      .from(p)
      .innerJoin(projects, eq(projects.id, p.projectId))
      .leftJoin(zones, eq(zones.id, p.zoneId))
      .leftJoin(users, eq(users.id, p.executiveUserId)),
    own: ({ path }) => path,
    within: askedWithin(scope, query),
    filters: {
      // What all figures are narrowed by is said once, above.
      from: nothing,
      to: nothing,
      region: nothing,
      zone_id: nothing,
      owner: nothing,
      technology: nothing,
      course: (course) => courses[course],
      left: (stage) => leftStage(stage, query.pace),
      // Of any stage, where none is named.
      pace: (pace) =>
        query.left ? undefined : or(...statusesOnTheWay.map((stage) => leftStage(stage, pace))),
    },
    sorts: { asked_at: p.projectId },
    defaultSort: '-asked_at',
  });
  return {
    ...page,
    items: page.items.map(
      ({ path, folio, askedAt, zone, owner }): RequestRow => ({
        id: path.projectId,
        folio,
        zone,
        owner,
        product: path.productId,
        status: path.status,
        asked_at: askedAt.toISOString(),
        delivered_on: path.deliveredOn,
        days: path.courseS === null ? null : Math.ceil(path.courseS / 8640) / 10,
      }),
    ),
  };
}
