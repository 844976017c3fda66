import type { OfferSheet } from '@contract/funding/offers';
import type { Db, Tx } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

const applicantUsers = alias(users, 'applicant_users');

/**
 * The projects that a scope reaches. An agent reaches every project of the supplier they sell for:
 * colleagues stand in for each other, and what only the supplier may do (sign, be paid) asks for a
 * permission that agents lack.
 */
export function projectScopeFilter(scope: Scope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'program':
      return and(
        eq(projects.programId, scope.programId),
        inOwnZones(scope.zoneIds, projects.zoneId),
      );
    case 'org':
      return eq(projects.supplierId, scope.supplierId);
    case 'own':
      return scope.applicantId ? eq(projects.applicantId, scope.applicantId) : sql`false`;
  }
}

/** For records of a project (loans, contracts, stages): those of the projects in scope. */
export function inScopeOfProject(scope: Scope, projectId: PgColumn): SQL | undefined {
  const filter = projectScopeFilter(scope);
  return (
    filter &&
    sql`exists (select 1 from ${projects} where ${projects.id} = ${projectId} and ${filter})`
  );
}

export function projectQuery(db: Db | Tx) {
  return db
    .select({
      project: projects,
      applicantName: applicantUsers.fullName,
      applicantUserId: applicants.userId,
      supplierName: suppliers.name,
      supplierUserId: suppliers.userId,
    })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(applicantUsers, eq(applicantUsers.id, applicants.userId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId));
}

/** A project with the people in it. */
export type ProjectRow = Awaited<ReturnType<typeof projectQuery>>[number];

/** One project within a scope; anything else is not found. */
export async function findProject(db: Db | Tx, scope: Scope, id: string): Promise<ProjectRow> {
  const [row] = await projectQuery(db).where(and(eq(projects.id, id), projectScopeFilter(scope)));
  if (!row) throw notFound();
  return row;
}

/**
 * Every one of a project's acts takes its row first, so that they happen one after another. Of who waited for another
 * act, PostgreSQL reads the row anew; its people never change.
 */
export async function lockProject(tx: Tx, scope: Scope, id: string): Promise<ProjectRow> {
  const [row] = await projectQuery(tx)
    .where(and(eq(projects.id, id), projectScopeFilter(scope)))
    .for('no key update', { of: projects });
  if (!row) throw notFound();
  return row;
}

/** Keeps what staff write of a project's offer. */
export async function saveOfferSheet(tx: Tx, id: string, offerSheet: OfferSheet): Promise<void> {
  await tx
    .update(projects)
    .set({ offerSheet, offerVersion: sql`${projects.offerVersion} + 1` })
    .where(eq(projects.id, id));
}
