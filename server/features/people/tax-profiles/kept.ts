import type { taxProfiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';

export const place = (userId: string) => `tax_profiles.rfc:${userId}`;

/** An RFC opened from the row of its owner. */
export const openedRfc = (vault: Vault, userId: string, sealed: string | null): string | null =>
  sealed && vault.open(sealed, place(userId));

/** What is kept, opened and keyed as the body of the edit; version 0 of what was never saved. */
export const openTaxProfile = (row: typeof taxProfiles.$inferSelect | undefined, vault: Vault) => ({
  version: row?.version ?? 0,
  rfc: row ? openedRfc(vault, row.userId, row.rfc) : null,
  fiscal_name: row?.fiscalName ?? null,
  regime: row?.regime ?? null,
  postal_code: row?.postalCode ?? null,
  cfdi_use: row?.cfdiUse ?? null,
  invoice_email: row?.invoiceEmail ?? null,
});
