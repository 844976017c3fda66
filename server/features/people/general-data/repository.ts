import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { investorStatusOf } from '../investors/status';

/** Which of one's own records an id must be; another id is answered as one that does not exist. */
export function mustBeOwn(
  scope: Scope,
  kind: 'applicantId' | 'investorId' | 'supplierId',
  id: string,
) {
  const own =
    scope.kind === 'own'
      ? scope[kind]
      : scope.kind === 'org' && kind === 'supplierId'
        ? scope.supplierId
        : null;
  if (own === null || own !== id) throw notFound();
  return own;
}

const person = {
  name: users.fullName,
  email: users.email,
  phone: users.phone,
  person_type: users.personType,
};

function one<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

export async function investorData(db: Db, id: string) {
  const row = one(
    await db
      .select({
        investor_id: investors.id,
        ...person,
        onboarding_step: investors.onboardingStep,
        deposit_clabe: investors.depositClabe,
        experienced: investors.experienced,
      })
      .from(investors)
      .innerJoin(users, eq(users.id, investors.userId))
      .where(eq(investors.id, id)),
  );
  return { ...row, status: await investorStatusOf(db, id) };
}

export async function applicantData(db: Db, id: string) {
  return one(
    await db
      .select({
        client_id: applicants.id,
        ...person,
        onboarding_step: applicants.onboardingStep,
        payment_clabe: applicants.paymentClabe,
      })
      .from(applicants)
      .innerJoin(users, eq(users.id, applicants.userId))
      .where(eq(applicants.id, id)),
  );
}

export async function supplierData(db: Db, id: string) {
  const row = one(
    await db
      .select({
        supplier_id: suppliers.id,
        ...person,
        name: suppliers.name,
        status: suppliers.status,
        level: suppliers.level,
        onboarding_step: suppliers.onboardingStep,
        verifiedAt: suppliers.verifiedAt,
      })
      .from(suppliers)
      .innerJoin(users, eq(users.id, suppliers.userId))
      .where(eq(suppliers.id, id)),
  );
  const { verifiedAt, ...rest } = row;
  return { ...rest, verified_date: verifiedAt?.toISOString() ?? null };
}

/** @throws 404 of a project for which the applicant did not ask */
export async function mustAskFor(db: Db | Tx, applicantId: string, projectId: string) {
  one(
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.applicantId, applicantId), eq(projects.id, projectId))),
  );
}
