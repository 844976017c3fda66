import {
  type CollectionAct,
  type collections as contract,
  type LoggedAct,
  loggedKinds,
} from '@contract/credit/collections';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { collectionActs } from '@server/db/schema/credit-collections';
import { participations } from '@server/db/schema/funding-participations';
import { users } from '@server/db/schema/identity';
import { ofInvestor } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { promisesOn } from './promises';

const assignees = alias(users, 'assignees');

const selected = (db: Db) =>
  db
    .select({
      act: collectionActs,
      by: users.fullName,
      assignee: assignees.fullName,
      isCorrected: sql<boolean>`${isCorrected}`,
    })
    .from(collectionActs)
    .innerJoin(users, eq(users.id, collectionActs.by))
    .leftJoin(assignees, eq(assignees.id, collectionActs.assigneeId));

/** A later entry says that it was not so. */
const isCorrected = sql`exists (select from collection_acts later where later.about_id = ${collectionActs}.id)`;

const sorts = { happened_at: collectionActs.happenedAt };
const defaultSort = '-happened_at';

/** All that was done to collect a credit, as staff read it. */
export async function listActs(db: Db, query: QueryOf<typeof contract.acts>, now: Date) {
  const page = await pageOf(db, query, {
    table: collectionActs,
    id: collectionActs.id,
    select: selected(db),
    own: ({ act }) => act,
    filters: { loan_id: collectionActs.loanId, kind: collectionActs.kind },
    sorts,
    defaultSort,
  });
  const promises = await promisesOn(
    db,
    page.items.map(({ act }) => (act.kind === 'promise' ? act.id : null)),
    dayInMexicoCity(now),
  );
  const items = page.items.map(
    ({ act, by, assignee, isCorrected }): CollectionAct => ({
      id: act.id,
      kind: act.kind,
      happened_at: act.happenedAt.toISOString(),
      created_at: act.createdAt.toISOString(),
      by,
      by_id: act.by,
      party: act.party,
      channel: act.channel,
      result: act.result,
      outside_hours: act.outsideHours,
      is_correction: act.kind === 'contact' && act.aboutId !== null,
      is_corrected: isCorrected,
      promise: promises.get(act.id) ?? null,
      assignee,
      until: act.until,
      note: act.note,
    }),
  );
  return { ...page, items };
}

/** The dated acts of a participation's credit, as its investor reads them: no words, and nobody's name. */
export async function listLogged(
  db: Db,
  { scope, participationId, now }: { scope: Scope; participationId: string; now: Date },
): Promise<LoggedAct[]> {
  const [held] = await db
    .select({ loanId: participations.loanId })
    .from(participations)
    .where(
      and(eq(participations.id, participationId), ofInvestor(scope, participations.investorId)),
    );
  if (!held) throw notFound();
  const acts = await db
    .select()
    .from(collectionActs)
    .where(
      and(
        eq(collectionActs.loanId, held.loanId),
        inArray(collectionActs.kind, [...loggedKinds]),
        sql`not ${isCorrected}`,
      ),
    )
    .orderBy(desc(collectionActs.happenedAt), desc(collectionActs.id));
  const promises = await promisesOn(
    db,
    acts.map(({ id, kind }) => (kind === 'promise' ? id : null)),
    dayInMexicoCity(now),
  );
  return acts.map(({ id, kind, happenedAt, channel, result }) => ({
    id,
    happened_at: happenedAt.toISOString(),
    kind: loggedKinds.find((each) => each === kind) ?? 'contact',
    channel,
    result,
    promise: promises.get(id) ?? null,
  }));
}

/** A contact of a credit that nothing has corrected yet, or undefined. */
export async function correctable(tx: Tx, loanId: string, id: string) {
  const [act] = await tx
    .select()
    .from(collectionActs)
    .where(
      and(
        eq(collectionActs.id, id),
        eq(collectionActs.loanId, loanId),
        eq(collectionActs.kind, 'contact'),
        sql`not ${isCorrected}`,
      ),
    );
  return act;
}

/** The newest contact of a credit that stands. */
export async function lastContact(tx: Tx, loanId: string) {
  const [act] = await tx
    .select()
    .from(collectionActs)
    .where(
      and(
        eq(collectionActs.loanId, loanId),
        eq(collectionActs.kind, 'contact'),
        sql`not ${isCorrected}`,
      ),
    )
    .orderBy(desc(collectionActs.happenedAt), desc(collectionActs.id))
    .limit(1);
  return act;
}
