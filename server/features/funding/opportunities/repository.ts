import { openCommitmentStatuses } from '@contract/funding/commitments';
import type { opportunities as contract, OpportunityItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { amongFound } from '@server/db/among-found';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { installationSites, loans, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { backgrounds, profiles } from '@server/db/schema/people-profiles';
import { hasFolio } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Address } from './street-address';

/** The project's first site, of which only municipality and state are ever published. */
const firstSite = sql`(select s.id from ${installationSites} s where s.project_id = ${projects.id} order by s.id limit 1)`;

/** Where a project's sites are, which no offer may contain. */
const addresses = sql<Address[]>`(select coalesce(json_agg(json_build_object('street', s.street,
  'neighbourhood', s.neighbourhood, 'postalCode', s.postal_code)), '[]')
  from ${installationSites} s where s.project_id = ${projects.id})`;

/** The data that an offer is made from, published or not. */
const source = {
  loan: loans,
  project: projects,
  municipality: installationSites.municipality,
  state: installationSites.state,
  personType: users.personType,
  applicantName: users.fullName,
  own: {
    birthDay: profiles.birthDay,
    sex: profiles.sex,
    occupation: backgrounds.occupation,
  },
  addresses,
};

function opportunityQuery(db: Db | Tx) {
  return db
    .select({ opportunity: opportunities, ...source })
    .from(opportunities)
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(installationSites, eq(installationSites.id, firstSite))
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(backgrounds, eq(backgrounds.userId, users.id));
}

export type OpportunityRow = Awaited<ReturnType<typeof opportunityQuery>>[number];

export type OfferSource = Omit<OpportunityRow, 'opportunity'>;

/** The data that the offer of a project would be made from; undefined until its terms are approved. */
export async function findOfferSource(
  db: Db | Tx,
  projectId: string,
): Promise<OfferSource | undefined> {
  const [row] = await findOfferSources(db, [projectId]);
  return row;
}

/** The same of several projects at once, in no order. */
export function findOfferSources(
  db: Db | Tx,
  projectIds: readonly string[],
): Promise<OfferSource[]> {
  return db
    .select(source)
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(installationSites, eq(installationSites.id, firstSite))
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(backgrounds, eq(backgrounds.userId, users.id))
    .where(inArray(projects.id, [...projectIds]));
}

/** By folio; never by the applicant, whom investors do not know. */
function withFolio(db: Db, typed: string): Promise<SQL> {
  const loan = sql`loans l join projects p on p.id = l.project_id`;
  const named = hasFolio(sql`p.folio`, typed);
  return amongFound(
    db,
    opportunities.loanId,
    sql`select l.id from ${loan} where ${named}`,
    sql`(select ${named} from ${loan} where l.id = ${opportunities.loanId})`,
  );
}

export function listOpportunities(db: Db, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: opportunities,
    id: opportunities.id,
    select: opportunityQuery(db),
    own: (row) => row.opportunity,
    filters: { status: opportunities.status, q: (typed) => withFolio(db, typed) },
    sorts: {
      published_at: opportunities.id,
      closes_at: opportunities.closesAt,
      goal_cents: opportunities.goalCents,
    },
    defaultSort: '-published_at',
  });
}

/** An opportunity, or undefined. Every investor may see every one of them. */
export async function findOpportunity(db: Db | Tx, id: string) {
  const [row] = await opportunityQuery(db).where(eq(opportunities.id, id));
  return row;
}

/** What an investor has in some opportunities, by opportunity: open commitments and delivered ones. */
export async function investedIn(
  db: Db,
  investorId: string | null,
  opportunityIds: string[],
): Promise<Map<string, number>> {
  if (!investorId || opportunityIds.length === 0) return new Map();
  const rows = await db
    .select({
      opportunityId: commitments.opportunityId,
      cents: sql<string>`sum(${commitments.amountCents})`,
    })
    .from(commitments)
    .where(
      and(
        eq(commitments.investorId, investorId),
        inArray(commitments.opportunityId, opportunityIds),
        inArray(commitments.status, [...openCommitmentStatuses, 'active', 'settled']),
      ),
    )
    .groupBy(commitments.opportunityId);
  return new Map(rows.map((row) => [row.opportunityId, toCentavos(BigInt(row.cents))]));
}

export function describeOpportunity(row: OpportunityRow, mine: number): OpportunityItem {
  const { opportunity, loan, project } = row;
  return {
    id: opportunity.id,
    folio: project.folio,
    status: opportunity.status,
    product_id: project.productId,
    municipality: row.municipality,
    state: row.state,
    goal_cents: opportunity.goalCents,
    committed_cents: opportunity.committedCents,
    closes_at: opportunity.closesAt.toISOString(),
    published_at: opportunity.publishedAt.toISOString(),
    annual_rate_bp: loan.annualRateBp,
    cat_bp: loan.catBp,
    term_months: loan.termMonths,
    risk_grade: loan.riskGrade,
    my_commitment_cents: toCentavos(mine),
  };
}
