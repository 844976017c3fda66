import type { TaxHolder } from '@server/adapters/tax-documents';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { taxIdentitiesOf } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';

/**
 * The applicant that a caller is.
 *
 * @throws AppError not_found of anybody else
 */
export function ownApplicantId(scope: Scope): string {
  if (scope.kind !== 'own' || !scope.applicantId) throw notFound();
  return scope.applicantId;
}

/** Whom a tax document is for, by their account: under the name of their tax profile, where they have one. */
export async function taxHolder(db: Db, vault: Vault, userId: string): Promise<TaxHolder> {
  const person = (await taxIdentitiesOf(db, vault, [userId])).get(userId);
  if (!person) throw notFound();
  const { name, fiscalName, rfc, curp, regime, fiscalPostalCode } = person;
  return {
    name: fiscalName ?? name,
    rfc: rfc ?? null,
    curp: curp ?? null,
    regime,
    fiscalPostalCode,
  };
}
