import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { openCommitmentStatuses } from '@contract/funding/commitments';
import type {
  participations as contract,
  participationStatuses,
} from '@contract/funding/participations';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, payments, projects } from '@server/db/schema/credit';
import { paymentShares } from '@server/db/schema/credit-payment-shares';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { commitments, opportunities } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { hasFolio } from '@server/db/search-text';
import { ofInvestor } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import type { ShareComponent } from '@server/ledger/events/shares';
import { principalOwed, writtenOffOf } from '@server/ledger/principal';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';

type Status = (typeof participationStatuses)[number];

const earlier = alias(commitments, 'earlier');

/** Before delivery, the first open commitment of an investor to an opportunity represents all of them. */
const isFirst: SQL = sql`not exists (select 1 from ${commitments} ${earlier}
  where ${earlier.opportunityId} = ${commitments.opportunityId}
    and ${earlier.investorId} = ${commitments.investorId}
    and ${inArray(earlier.status, [...openCommitmentStatuses])} and ${earlier.id} < ${commitments.id})`;

/** All that an investor has committed to the opportunity and is not delivered; text of centavos. */
const committed = sql<string>`(select sum(c.amount_cents)::text from commitments c
  where c.opportunity_id = ${commitments.opportunityId} and c.investor_id = ${commitments.investorId}
    and c.status in ${[...openCommitmentStatuses]})`;

/** What investors have in projects: participations, and commitments that are to become them. */
const holdingsOf = (db: Db) =>
  unionAll(
    db
      .select({
        id: participations.id,
        investorId: participations.investorId,
        loanId: participations.loanId,
        commitmentId: participations.commitmentId,
        status: sql<Status>`case when ${loans.status} = 'settled' then 'settled'
            when ${writeOffs.id} is not null then 'written_off' else 'active' end`.as(
          'holding_status',
        ),
        invested: sql<string>`${participations.nominalCents}::text`.as('invested'),
        writeOffId: sql<string | null>`${writeOffs.id}`.as('write_off_id'),
      })
      .from(participations)
      .innerJoin(loans, eq(loans.id, participations.loanId))
      .leftJoin(
        writeOffs,
        and(eq(writeOffs.loanId, participations.loanId), isNull(writeOffs.undoneAt)),
      )
      .where(isNull(participations.heldUntil)),
    db
      .select({
        id: commitments.id,
        investorId: commitments.investorId,
        loanId: opportunities.loanId,
        commitmentId: sql<string>`${commitments.id}`.as('commitment_id'),
        status: sql<Status>`${commitments.status}`.as('holding_status'),
        invested: committed.as('invested'),
        writeOffId: sql<string | null>`null::uuid`.as('write_off_id'),
      })
      .from(commitments)
      .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
      .where(and(inArray(commitments.status, [...openCommitmentStatuses]), isFirst)),
  ).as('holdings');

type Holdings = ReturnType<typeof holdingsOf>;

function participationQuery(db: Db, held: Holdings) {
  const { taken, left } = writtenOffOf(held.writeOffId, held.loanId, held.investorId);
  return db
    .select({
      id: held.id,
      investorId: held.investorId,
      status: held.status,
      invested: held.invested,
      outstanding: principalOwed(held.loanId, held.investorId),
      writtenOffOn: writeOffs.on,
      writtenOff: sql<string>`case when ${held.writeOffId} is null then '0' else ${taken} end`,
      leftWrittenOff: sql<string>`case when ${held.writeOffId} is null then '0' else ${left} end`,
      committedAt: commitments.createdAt,
      loan: loans,
      project: projects,
    })
    .from(held)
    .innerJoin(commitments, eq(commitments.id, held.commitmentId))
    .innerJoin(loans, eq(loans.id, held.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .leftJoin(writeOffs, eq(writeOffs.id, held.writeOffId));
}

export type ParticipationRow = Awaited<ReturnType<typeof participationQuery>>[number];

/** Loans by their project's folio; never by its applicant, whom investors do not know. */
const loansOf = (typed: string) => sql`select l.id from loans l
  join projects p on p.id = l.project_id where ${hasFolio(sql`p.folio`, typed)}`;

export function listParticipations(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const held = holdingsOf(db);
  const { id } = held;
  return pageOf(db, query, {
    table: held,
    id,
    select: participationQuery(db, held),
    own: (row) => row,
    within: ofInvestor(scope, held.investorId),
    filters: {
      status: (status) => eq(held.status, status),
      q: (typed) => sql`${held.loanId} in (${loansOf(typed)})`,
    },
    sorts: { created_at: id },
    defaultSort: '-created_at',
  });
}

export async function findParticipation(db: Db, scope: Scope, id: string) {
  const held = holdingsOf(db);
  const [row] = await participationQuery(db, held).where(
    and(eq(held.id, id), ofInvestor(scope, held.investorId)),
  );
  if (!row) throw notFound();
  return row;
}

/** What a participation got of one payment, before and after the tax withheld from it, in centavos. */
export interface Share {
  paymentId: string;
  receivedOn: Day;
  /** Whether the applicant reduced capital with it before its day. */
  isEarly: boolean;
  capital: Centavos;
  interest: Centavos;
  lateInterest: Centavos;
  isr: Centavos;
  /** VAT that was not withheld. */
  vat: Centavos;
  /** The platform's fee with its VAT. */
  fee: Centavos;
}

/** Sum of some components of a share, without their sign. */
const part = (...components: ShareComponent[]) =>
  sql`abs(coalesce(sum(${paymentShares.amountCents})
    filter (where ${inArray(paymentShares.component, components)}), 0))`.mapWith((cents: string) =>
    toCentavos(BigInt(cents)),
  );

/** What participations got of the payments in force, the oldest first, by participation. */
export async function sharesOf(db: Db, ids: readonly string[]): Promise<Map<string, Share[]>> {
  const rows = await db
    .select({
      participationId: paymentShares.participationId,
      share: {
        paymentId: payments.id,
        receivedOn: payments.receivedOn,
        isEarly: sql<boolean>`jsonb_path_exists(${payments.applied}, '$[*] ? (@.n >= $n)', ${JSON.stringify({ n: FIRST_PREPAYMENT })}::jsonb)`,
        capital: part('capital'),
        interest: part('interest'),
        lateInterest: part('late_interest'),
        isr: part('income_tax', 'late_income_tax'),
        vat: part('vat', 'late_vat'),
        fee: part('fee', 'fee_vat'),
      },
    })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .where(and(inArray(paymentShares.participationId, [...ids]), isNull(payments.reversedAt)))
    .groupBy(paymentShares.participationId, payments.id)
    .orderBy(payments.id);
  const byParticipation = new Map<string, Share[]>();
  for (const { participationId, share } of rows) {
    byParticipation.set(participationId, [...(byParticipation.get(participationId) ?? []), share]);
  }
  return byParticipation;
}
