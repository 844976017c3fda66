import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { keptPerson } from './kept-person';

/** What a person told of themselves and their papers say too, opened: for staff who compare the two. */
export async function knownOfPerson(db: Db | Tx, vault: Vault, userId: string) {
  const { person, profile, address, tax } = await keptPerson(db, vault, userId);
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
  const { birth_day, sex, curp } = profile;
  const { incorporated_on, representative_name, representative_curp, representative_rfc } = profile;
  return {
    ...(person.kind === 'individual'
      ? { birth_day, sex, curp }
      : { incorporated_on, representative_name, representative_curp, representative_rfc }),
    address: lines.filter(Boolean).join(', ') || null,
    rfc: tax.rfc,
    fiscal_name: tax.fiscal_name,
    fiscal_postal_code: tax.postal_code,
  };
}
