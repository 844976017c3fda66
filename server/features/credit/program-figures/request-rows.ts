import type {
  programRequests as contract,
  RequestCourse,
  RequestRow,
} from '@contract/credit/figure-rows';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { projectPaths } from '@server/db/schema/credit-program-figures';
import { users } from '@server/db/schema/identity';
import { zones } from '@server/db/schema/program';
import { hasFolio } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { askedWithin, type ProgramScope } from './asked';
import { talliedRequests } from './tallied';

const OPEN = sql.raw(statusesOnTheWay.map((status) => `'${status}'`).join(', '));

const courses = {
  approved: sql`p.approved_at is not null`,
  delivered: sql`p.status in ('repaying', 'settled')`,
  open: sql`p.status in (${OPEN})`,
  ended: sql`p.status in ('rejected', 'cancelled', 'not_funded')`,
} satisfies Record<RequestCourse, unknown>;

type Query = QueryOf<typeof contract.list>;

const paces = { on_time: sql`s.took <= s.target * 86400`, late: sql`s.took > s.target * 86400` };

/** From the stages `s` that `p` left, in their order: of the one that is asked for or of all, at the pace that is. */
function leftStages({ left, pace }: Query): SQL {
  const stages = statusesOnTheWay.map((stage, place) => {
    const [took, target] = [sql.identifier(`${stage}_s`), sql.identifier(`${stage}_target`)];
    return sql`(${sql.raw(String(place))}, ${stage}, p.${took}, p.${target})`;
  });
  return sql`from (values ${sql.join(stages, sql`, `)}) s (place, stage, took, target)
    where s.took is not null and p.status <> s.stage
      and ${left && left !== 'any' ? sql`s.stage = ${left}` : sql`true`} and ${pace ? paces[pace] : sql`true`}`;
}

/** What a figure of stages counts of a request: together they are the figure. */
const stagesOf = (query: Query) =>
  query.left || query.pace
    ? sql<RequestRow['stages']>`(select coalesce(jsonb_agg(jsonb_build_object(
        'stage', s.stage, 'days', ((s.took + 8639) / 8640) / 10.0, 'target_days', s.target) order by s.place), '[]')
        ${leftStages(query)})`
    : sql<RequestRow['stages']>`'[]'::jsonb`;

/** The requests that the figures of a program count, as they count them. */
export async function requestRows(db: Db, scope: ProgramScope, query: Query) {
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
        stages: stagesOf(query),
      })
      .from(p)
      .innerJoin(projects, eq(projects.id, p.projectId))
      .leftJoin(zones, eq(zones.id, p.zoneId))
      .leftJoin(users, eq(users.id, p.executiveUserId)),
    own: ({ path }) => path,
    within: askedWithin(scope, query),
    known: () => talliedRequests(db, scope, query),
    filters: {
      q: (typed) =>
        inArray(
          p.projectId,
          db.select({ id: projects.id }).from(projects).where(hasFolio(projects.folio, typed)),
        ),
      // What all figures are narrowed by is said once, above.
      from: nothing,
      to: nothing,
      region: nothing,
      zone_id: nothing,
      owner: nothing,
      technology: nothing,
      course: (course) => courses[course],
      left: () => sql`exists (select ${leftStages(query)})`,
      // With a stage it is asked there.
      pace: () => (query.left ? undefined : sql`exists (select ${leftStages(query)})`),
    },
    sorts: { asked_at: p.projectId },
    defaultSort: '-asked_at',
  });
  return {
    ...page,
    items: page.items.map(
      ({ path, folio, askedAt, zone, owner, stages }): RequestRow => ({
        id: path.projectId,
        folio,
        zone,
        owner,
        product: path.productId,
        status: path.status,
        asked_at: askedAt.toISOString(),
        delivered_on: path.deliveredOn,
        days: path.courseS === null ? null : Math.ceil(path.courseS / 8640) / 10,
        stages,
      }),
    ),
  };
}
