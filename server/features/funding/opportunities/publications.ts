import type { opportunities as contract, PublicationItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
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
import { findOfferSource } from './repository';
import { offerChecklist } from './rules';

/** Accepted by the applicant, and not shown to investors yet. */
const toPublish = eq(projects.status, 'accepted');

const hasOffer = sql`exists (select from ${loans} l join ${opportunities} o on o.loan_id = l.id
  where l.project_id = ${projects.id})`;

const offerIs = (state: string) => sql`exists (select from ${loans} l
  join ${opportunities} o on o.loan_id = l.id where l.project_id = ${projects.id} and o.status = ${state})`;

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
    within: or(toPublish, hasOffer),
    filters: {
      q: (typed) => hasFolio(projects.folio, typed),
      state: (state) => (state === 'to_publish' ? toPublish : offerIs(state)),
    },
    sorts: { since: projects.statusChangedAt, amount_cents: projects.amountCents },
    defaultSort: '-since',
  });
  const items: PublicationItem[] = [];
  for (const row of page.items) items.push(await describe(db, row, now));
  return { ...page, items };
}

async function describe(
  db: Db,
  { project, loan, opportunity, name }: Row,
  now: Date,
): Promise<PublicationItem> {
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
    missing: opportunity ? [] : await missingOf(db, project.id, now),
  };
}

/** What the offer of a project would lack if it were published now, by the list that refuses it then. */
async function missingOf(
  db: Db,
  projectId: string,
  now: Date,
): Promise<PublicationItem['missing']> {
  const source = await findOfferSource(db, projectId);
  if (!source) return [];
  const offer = describeOffer(source, plannedFunding(source, now), now);
  const problems = textProblems(source, { ...offer, ...offer.applicant });
  return offerChecklist(offer, { deadlineHolds: true, problems })
    .filter(({ done }) => !done)
    .map(({ item }) => item);
}
