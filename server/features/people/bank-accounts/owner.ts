import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { eq } from 'drizzle-orm';

/** Who has an account of their own here, by the record that holds their money. */
export interface AccountOwner {
  kind: 'investor' | 'applicant' | 'supplier';
  id: string;
}

/** Whose account the call is about: their own, or their company's. */
export function accountOwner(scope: Scope): AccountOwner {
  if (scope.kind === 'org') return { kind: 'supplier', id: scope.supplierId };
  if (scope.kind === 'own' && scope.investorId) return { kind: 'investor', id: scope.investorId };
  if (scope.kind === 'own' && scope.applicantId)
    return { kind: 'applicant', id: scope.applicantId };
  throw notFound();
}

/** The names under which a bank may know the owner: the person's, and the company's; none once the profile is gone. */
export async function namesOfOwner(tx: Tx, { kind, id }: AccountOwner): Promise<string[]> {
  if (kind === 'supplier') {
    const [row] = await tx
      .select({ company: suppliers.name, person: users.fullName })
      .from(suppliers)
      .innerJoin(users, eq(users.id, suppliers.userId))
      .where(eq(suppliers.id, id))
      .for('key share', { of: suppliers });
    return row ? [row.company, row.person] : [];
  }
  const table = kind === 'investor' ? investors : applicants;
  const rows = await tx
    .select({ name: users.fullName })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(table.id, id))
    .for('key share', { of: table });
  return rows.map(({ name }) => name);
}
