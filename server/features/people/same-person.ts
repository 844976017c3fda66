import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { ownUser } from '@server/features/identity';
import { keptPerson } from './kept-person';

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
  const { person, profile, tax } = await keptPerson(db, vault, userId);
  if (person.kind !== 'individual') return [];
  const own = {
    curp: profile.curp,
    rfc: tax.rfc,
    phone: (await ownUser(db, userId)).phone,
  };
  const names = ['curp', 'rfc', 'phone'] as const;
  return names.filter((name) => own[name] !== null && own[name] === given[name]);
}
