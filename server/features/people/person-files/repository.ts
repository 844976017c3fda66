import { openCommitmentStatuses } from '@contract/funding/commitments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Role } from '@contract/kernel/roles';
import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { Db, Tx } from '@server/db/connection';
import { projects, signatures } from '@server/db/schema/credit';
import { commitments } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { userRoles, users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, countDistinct, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { hasSignedInvestorContract } from '../investor-contracts/signed';

const SHOWN = 10;

const tables = { applicants, investors, suppliers } as const;
export type FileOwner = keyof typeof tables;

/**
 * The membership and the account of a file.
 * @throws AppError not found for all but staff: installers and the person have screens of their own
 */
export async function findOwner(db: Db | Tx, scope: Scope, owner: FileOwner, id: string) {
  const table = tables[owner];
  const [row] = await db
    .select({ id: table.id, createdAt: table.createdAt, user: users })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.id, id), scope.kind === 'all' ? undefined : sql`false`));
  if (!row) throw notFound();
  return row;
}

/**
 * The account of a person, whatever their roles.
 * @throws AppError not found
 */
export async function findPerson(db: Db | Tx, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  return user;
}

export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
}

/** Whether something stands signed under the name of an account. */
export async function hasSigned(tx: Tx, userId: string): Promise<boolean> {
  const signed = and(eq(signatures.userId, userId), isNotNull(signatures.signedAt));
  return (await tx.$count(signatures, signed)) > 0 || (await hasSignedInvestorContract(tx, userId));
}

/** Whether an account's company is verified: it was by the papers that bear its name. */
export async function hasVerifiedCompany(tx: Tx, userId: string): Promise<boolean> {
  const verified = or(gte(suppliers.status, GUARDED_STATUS), isNotNull(suppliers.verifiedAt));
  return (await tx.$count(suppliers, and(eq(suppliers.userId, userId), verified))) > 0;
}

/** Gives the company that is called as its account was the account's new name. */
export async function renameCompany(
  tx: Tx,
  user: { id: string; fullName: string },
  name: string,
): Promise<void> {
  const called = and(eq(suppliers.userId, user.id), eq(suppliers.name, user.fullName));
  await tx.update(suppliers).set({ name }).where(called);
}

export const latestProjects = (db: Db, applicantId: string) =>
  db
    .select({
      id: projects.id,
      folio: projects.folio,
      status: projects.status,
      amount_cents: projects.amountCents,
    })
    .from(projects)
    .where(eq(projects.applicantId, applicantId))
    .orderBy(desc(projects.id))
    .limit(SHOWN);

/** What an investor promised and lends, and whether limits apply. */
export async function lendingOf(db: Db, investorId: string) {
  const [promised] = await db
    .select({ sum: sql<string>`coalesce(sum(${commitments.amountCents}), 0)` })
    .from(commitments)
    .where(
      and(
        eq(commitments.investorId, investorId),
        inArray(commitments.status, [...openCommitmentStatuses]),
      ),
    );
  const [taken] = await db
    .select({ n: countDistinct(participations.loanId) })
    .from(participations)
    .where(eq(participations.investorId, investorId));
  const [row] = await db
    .select({ experienced: investors.experienced })
    .from(investors)
    .where(eq(investors.id, investorId));
  return {
    committed_cents: toCentavos(BigInt(promised?.sum ?? 0)),
    participations: taken?.n ?? 0,
    experienced: row?.experienced ?? false,
  };
}

/** Locks an investor and says whether limits apply to them. */
export async function lockExperience(tx: Tx, investorId: string): Promise<boolean> {
  const [row] = await tx
    .select({ experienced: investors.experienced })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('update');
  return row?.experienced ?? false;
}

export async function setExperience(tx: Tx, investorId: string, experienced: boolean) {
  await tx.update(investors).set({ experienced }).where(eq(investors.id, investorId));
}
