import type { opportunities as contract, PublicationItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { amongFound } from '@server/db/among-found';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { hasFolio } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { eq, or, sql } from 'drizzle-orm';
import { describeOffer, plannedFunding, textProblems } from './offer';
import { findOfferSources } from './repository';
import { offerChecklist } from './rules';

/** Accepted by the applicant, and not shown to investors yet. */
const toPublish = eq(projects.status, 'accepted');

/** The state of a project's offer; a scalar, which is asked of one project after another. */
const offerState = sql`(select o.status from loans l join opportunities o on o.loan_id = l.id
  where l.project_id = ${projects.id})`;

const offersIn = (state: string) => sql`select l.project_id as id from opportunities o
  join loans l on l.id = o.loan_id where o.status = ${state}`;

const selected = (db: Db) =>
  db
    .select({ project: projects, loan: loans, opportunity: opportunities, name: users.fullName })
    .from(projects)
    .innerJoin(loans, eq(loans.projectId, projects.id))
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(opportunities, eq(opportunities.loanId, loans.id));

type Row = Awaited<ReturnType<typeof selected>>[number];

/** Offers as staff see them: those to publish, each with what it lacks, and those that were published. */
export async function listPublications(
  db: Db,
  query: QueryOf<typeof contract.publications>,
  now: Date,
) {
  const page = await pageOf(db, query, {
    table: projects,
    id: projects.id,
    select: selected(db),
    own: ({ project }) => project,
    within: or(toPublish, sql`${offerState} is not null`),
    filters: {
      q: (typed) => hasFolio(projects.folio, typed),
      state: (state) =>
        state === 'to_publish'
          ? toPublish
          : amongFound(db, projects.id, offersIn(state), sql`${offerState} = ${state}`),
    },
    sorts: { since: projects.statusChangedAt, amount_cents: projects.amountCents },
    defaultSort: '-since',
  });
  const toCome = page.items.filter(({ opportunity }) => !opportunity);
  const missing = await missingOf(
    db,
    toCome.map(({ project }) => project.id),
    now,
  );
  return { ...page, items: page.items.map((row) => describe(row, missing)) };
}

type Missing = ReadonlyMap<string, PublicationItem['missing']>;

function describe({ project, loan, opportunity, name }: Row, missing: Missing): PublicationItem {
  return {
    project_id: project.id,
    folio: project.folio,
    applicant_id: project.applicantId,
    applicant_name: name,
    state: opportunity?.status ?? 'to_publish',
    goal_cents: opportunity?.goalCents ?? loan.principalCents,
    committed_cents: opportunity?.committedCents ?? toCentavos(0),
    closes_at: opportunity?.closesAt.toISOString() ?? null,
    since: project.statusChangedAt.toISOString(),
    missing: missing.get(project.id) ?? [],
  };
}

/** What the offers of projects would lack if they were published now, by the list that refuses them then. */
async function missingOf(db: Db, projectIds: readonly string[], now: Date): Promise<Missing> {
  const sources = projectIds.length > 0 ? await findOfferSources(db, projectIds) : [];
  return new Map(
    sources.map((source) => {
      const offer = describeOffer(source, plannedFunding(source, now), now);
      const problems = textProblems(source, { ...offer, ...offer.applicant });
      const lacking = offerChecklist(offer, { deadlineHolds: true, problems }).filter(
        ({ done }) => !done,
      );
      return [source.project.id, lacking.map(({ item }) => item)];
    }),
  );
}
