import type { Role } from '@contract/kernel/roles';
import { type MissingPart, partsAskedOf } from '@contract/people/profiles';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { keptAboutYou } from './about-you/kept';
import { missingOfAboutYou } from './about-you/rules';
import { keptAddress } from './addresses/kept';
import { missingOfAddress } from './addresses/rules';
import { ownPerson } from './own-person';
import { keptProfile } from './profiles/kept';
import { missingOfProfile } from './profiles/rules';
import { keptTaxProfile } from './tax-profiles/kept';
import { missingOfTaxProfile } from './tax-profiles/rules';

/** What one part of a person's data lacks. */
const missingOf: Record<
  MissingPart,
  (db: Db | Tx, vault: Vault, userId: string) => Promise<string[]>
> = {
  general: async (db, vault, userId) =>
    missingOfProfile((await ownPerson(db, userId)).kind, await keptProfile(db, vault, userId)),
  address: async (db, _, userId) => missingOfAddress(await keptAddress(db, userId)),
  tax: async (db, vault, userId) => missingOfTaxProfile(await keptTaxProfile(db, vault, userId)),
  about_you: async (db, _, userId) =>
    missingOfAboutYou(await ownPerson(db, userId), await keptAboutYou(db, userId)),
};

/**
 * Names of what a person has not given yet, of each part of their data that one of the roles is asked for; a part
 * that is whole, or not asked for, has none.
 */
export async function missingDataOf(
  db: Db | Tx,
  vault: Vault,
  { userId, roles }: { userId: string; roles: readonly Role[] },
): Promise<Record<MissingPart, string[]>> {
  const missing: Record<MissingPart, string[]> = {
    general: [],
    address: [],
    tax: [],
    about_you: [],
  };
  for (const part of new Set(roles.flatMap(partsAskedOf))) {
    missing[part] = await missingOf[part](db, vault, userId);
  }
  return missing;
}

/** Whether something is missing of what a person's role is asked for; looks no further than the first part that lacks. */
export async function missesData(
  db: Db | Tx,
  vault: Vault,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> {
  for (const part of partsAskedOf(role)) {
    if ((await missingOf[part](db, vault, userId)).length > 0) return true;
  }
  return false;
}
