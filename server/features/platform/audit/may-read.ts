import type { Db, Tx } from '@server/db/connection';
import { amlAlerts } from '@server/db/schema/compliance-alerts';
import { loans, projects } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { approvals, auditLog } from '@server/db/schema/platform';
import {
  and,
  arrayContains,
  eq,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';

/**
 * What one of staff reads of the trail: all but the acts over alerts that concern them, of which nothing may tell them,
 * and what others did to collect a credit in which they are, or decided of what waited for that.
 */
export const mayRead = (db: Db | Tx, readerId: string) =>
  and(
    isNone('alerts', alertsConcerning(db, readerId)),
    or(
      eq(auditLog.userId, readerId),
      and(
        isNone('collections', creditsOf(db, readerId)),
        isNone('approvals', decisionsOver(db, readerId)),
      ),
    ),
  );

const isNone = (object: string, ids: SQLWrapper) =>
  or(ne(auditLog.object, object), notInArray(auditLog.objectId, ids));

const idOf = (column: PgColumn): SQL<string> => sql<string>`${column}::text`;

/** Alerts against money laundering about a person, or about a credit in which they are: nothing tells them of those. */
export const alertsConcerning = (db: Db | Tx, userId: string) =>
  union(
    db
      .select({ id: idOf(amlAlerts.id) })
      .from(amlAlerts)
      .where(eq(amlAlerts.userId, userId)),
    db
      .select({ id: idOf(amlAlerts.id) })
      .from(amlAlerts)
      .where(
        and(eq(amlAlerts.rule, 'early_payment'), inArray(amlAlerts.factKey, creditsOf(db, userId))),
      ),
  );

/** Credits that they owe, installed or lent. */
const creditsOf = (db: Db | Tx, userId: string) =>
  union(
    db
      .select({ id: idOf(loans.id) })
      .from(loans)
      .innerJoin(applicants, eq(applicants.id, loans.applicantId))
      .where(eq(applicants.userId, userId)),
    db
      .select({ id: idOf(loans.id) })
      .from(loans)
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
      .where(eq(suppliers.userId, userId)),
    db
      .select({ id: idOf(participations.loanId) })
      .from(participations)
      .innerJoin(investors, eq(investors.id, participations.investorId))
      .where(and(eq(investors.userId, userId), isNull(participations.heldUntil))),
  );

const decisionsOver = (db: Db | Tx, userId: string) =>
  db
    .select({ id: idOf(approvals.id) })
    .from(approvals)
    .where(and(eq(approvals.object, 'collections'), arrayContains(approvals.people, [userId])));
