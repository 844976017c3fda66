import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { keptPerson } from './kept-person';

/** What a person told of themselves and their papers say too, opened: for staff who compare the two. */
export async function knownOfPerson(db: Db | Tx, vault: Vault, userId: string) {
  const { profile, address, tax } = await keptPerson(db, vault, userId);
  const street = [address.street, address.exterior_number, address.interior_number]
    .filter(Boolean)
    .join(' ');
  const lines = [
    street,
    address.neighbourhood,
    address.postal_code,
    address.municipality,
    address.state,
  ];
  return {
    birth_day: profile.birth_day,
    sex: profile.sex,
    curp: profile.curp,
    address: lines.filter(Boolean).join(', ') || null,
    rfc: tax.rfc,
    fiscal_name: tax.fiscal_name,
    fiscal_postal_code: tax.postal_code,
    incorporated_on: profile.incorporated_on,
    representative_name: profile.representative_name,
    representative_rfc: profile.representative_rfc,
  };
}
