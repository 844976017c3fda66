import { personKind } from '@contract/kernel/fields/person-type';
import type { TaxProfileBody } from '@contract/people/tax-profiles';
import type { Tx } from '@server/db/connection';
import { rfcMark } from '@server/db/marks';
import { taxProfiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { eq, getTableColumns } from 'drizzle-orm';
import { personTypeOf } from '../own-person';
import { openTaxProfile, place } from './kept';

/** The same and whose it is, locked until the transaction ends. */
export async function lockTaxProfile(tx: Tx, vault: Vault, userId: string) {
  const [row] = await tx
    .insert(taxProfiles)
    .values({ userId })
    .onConflictDoUpdate({ target: taxProfiles.userId, set: { userId } })
    .returning({ ...getTableColumns(taxProfiles), personType: personTypeOf(userId) });
  if (!row) throw new Error('the tax profile was not locked');
  return { kind: personKind(row.personType), kept: openTaxProfile(row, vault) };
}

export async function saveTaxProfile(tx: Tx, vault: Vault, userId: string, body: TaxProfileBody) {
  await tx
    .update(taxProfiles)
    .set({
      version: body.version + 1,
      rfc: vault.seal(body.rfc, place(userId)),
      rfcMark: rfcMark(vault, body.rfc),
      fiscalName: body.fiscal_name,
      regime: body.regime,
      postalCode: body.postal_code,
      cfdiUse: body.cfdi_use,
      invoiceEmail: body.invoice_email,
    })
    .where(eq(taxProfiles.userId, userId));
}
