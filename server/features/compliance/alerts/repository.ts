import type { Alert, AlertItem, alerts as contract } from '@contract/compliance/alerts';
import type { Duty } from '@contract/kernel/duties';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { amlAlertActs, amlAlerts } from '@server/db/schema/compliance-alerts';
import { users } from '@server/db/schema/identity';
import { contains } from '@server/db/search-text';
import { alertsConcerning, isActiveStaff } from '@server/features/platform';
import type { QueryOf } from '@server/http/implement';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { urgencyOf } from './rules';

const assignees = alias(users, 'assignees');

/** Who looks: nobody finds alerts that concern them. */
interface Looking {
  userId: string;
  now: Date;
}

const selected = (db: Db | Tx) =>
  db
    .select({
      alert: amlAlerts,
      person: { name: users.fullName, email: users.email },
      assignee: { id: assignees.id, name: assignees.fullName },
    })
    .from(amlAlerts)
    .innerJoin(users, eq(users.id, amlAlerts.userId))
    .leftJoin(assignees, eq(assignees.id, amlAlerts.assigneeId));

type Row = Awaited<ReturnType<typeof selected>>[number];

const foundBy = (db: Db | Tx, userId: string) =>
  sql`${amlAlerts.id}::text not in ${alertsConcerning(db, userId)}`;

export async function listAlerts(
  db: Db,
  query: QueryOf<typeof contract.list>,
  { userId, now }: Looking,
) {
  const page = await pageOf(db, query, {
    table: amlAlerts,
    id: amlAlerts.id,
    select: selected(db),
    own: ({ alert }) => alert,
    within: and(foundBy(db, userId), query.status ? undefined : isNull(amlAlerts.endedAt)),
    filters: {
      // Of the alerts alone: they are counted without the people.
      q: (typed) =>
        inArray(
          amlAlerts.userId,
          db.select({ id: users.id }).from(users).where(contains(users.fullName, typed)),
        ),
      rule: amlAlerts.rule,
      status: amlAlerts.status,
      assignee: (whose) =>
        whose === 'nobody'
          ? isNull(amlAlerts.assigneeId)
          : eq(amlAlerts.assigneeId, whose === 'mine' ? userId : whose),
    },
    sorts: { due_at: amlAlerts.dueAt, created_at: amlAlerts.createdAt },
    defaultSort: 'due_at',
  });
  return { ...page, items: page.items.map((row) => describeRow(row, now)) };
}

const describeRow = ({ alert, person, assignee }: Row, now: Date): AlertItem => ({
  id: alert.id,
  rule: alert.rule,
  status: alert.status,
  user_id: alert.userId,
  person: person.name,
  happened_on: alert.happenedOn,
  amount_cents: alert.amountCents,
  created_at: alert.createdAt.toISOString(),
  due_at: alert.dueAt.toISOString(),
  urgency: urgencyOf(alert, now),
  assignee,
});

/** An alert that does not concern who looks, with what was done; undefined otherwise. */
export async function findAlert(
  db: Db | Tx,
  alertId: string,
  { userId, now }: Looking,
): Promise<Alert | undefined> {
  const [row] = await selected(db).where(and(eq(amlAlerts.id, alertId), foundBy(db, userId)));
  if (!row) return undefined;
  return {
    ...describeRow(row, now),
    email: row.person.email,
    facts: row.alert.facts,
    others_decide: row.alert.status === 'escalated' && (await hasEscalated(db, alertId, userId)),
    acts: await actsOf(db, alertId),
  };
}

/** Whether a person has escalated an alert: somebody else decides it. */
export async function hasEscalated(db: Db | Tx, alertId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: amlAlertActs.id })
    .from(amlAlertActs)
    .where(
      and(
        eq(amlAlertActs.alertId, alertId),
        eq(amlAlertActs.kind, 'escalate'),
        eq(amlAlertActs.by, userId),
      ),
    );
  return rows.length > 0;
}

/** Whether an alert may say nothing to a person. */
export async function concerns(db: Db | Tx, alertId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: amlAlerts.id })
    .from(amlAlerts)
    .where(and(eq(amlAlerts.id, alertId), sql`not ${foundBy(db, userId)}`));
  return rows.length > 0;
}

async function actsOf(db: Db | Tx, alertId: string): Promise<Alert['acts']> {
  const rows = await db
    .select({ act: amlAlertActs, by: users.fullName, assignee: assignees.fullName })
    .from(amlAlertActs)
    .innerJoin(users, eq(users.id, amlAlertActs.by))
    .leftJoin(assignees, eq(assignees.id, amlAlertActs.assigneeId))
    .where(eq(amlAlertActs.alertId, alertId))
    .orderBy(asc(amlAlertActs.id));
  return rows.map(({ act, by, assignee }) => ({
    id: act.id,
    kind: act.kind,
    at: act.createdAt.toISOString(),
    by,
    by_id: act.by,
    assignee,
    reason: act.reason,
    note: act.note,
  }));
}

/** The row of an alert that does not concern who acts, locked: acts over one come one after another. */
export async function lockAlert(tx: Tx, alertId: string, userId: string) {
  const [row] = await tx
    .select()
    .from(amlAlerts)
    .where(and(eq(amlAlerts.id, alertId), foundBy(tx, userId)))
    .for('update');
  return row;
}

/** Writes down what was done; it stays as it is. */
export async function writeAct(
  tx: Tx,
  values: Omit<typeof amlAlertActs.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(amlAlertActs).values(values);
}

/** How the alert stands after an act. */
export async function setAlert(
  tx: Tx,
  alertId: string,
  changes: Partial<Pick<typeof amlAlerts.$inferInsert, 'status' | 'assigneeId' | 'endedAt'>>,
): Promise<void> {
  await tx.update(amlAlerts).set(changes).where(eq(amlAlerts.id, alertId));
}

/** Who may have an alert. */
export const listStaff = (db: Db, duty: Duty | null) =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(isActiveStaff(db, duty))
    .orderBy(asc(users.fullName), asc(users.id));
