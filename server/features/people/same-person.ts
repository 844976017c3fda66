import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { ownUser } from '@server/features/identity';
import { ownPerson } from './own-person';
import { keptProfile } from './profiles/kept';
import { keptTaxProfile } from './tax-profiles/kept';

interface Identifiers {
  curp?: string;
  rfc?: string;
  phone: string;
}

/**
 * What of somebody's identifiers is that of the person of an account. A company is nobody of flesh: who represents it
 * is another person, whatever telephone they share.
 */
export async function sharedWith(
  db: Db | Tx,
  vault: Vault,
  userId: string,
  given: Identifiers,
): Promise<(keyof Identifiers)[]> {
  if ((await ownPerson(db, userId)).kind !== 'individual') return [];
  const own = {
    curp: (await keptProfile(db, vault, userId)).curp,
    rfc: (await keptTaxProfile(db, vault, userId)).rfc,
    phone: (await ownUser(db, userId)).phone,
  };
  const names = ['curp', 'rfc', 'phone'] as const;
  return names.filter((name) => own[name] !== null && own[name] === given[name]);
}
