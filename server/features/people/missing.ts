import type { Role } from '@contract/kernel/roles';
import { type MissingPart, partsAskedOf } from '@contract/people/profiles';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { missingOfAboutYou } from './about-you/rules';
import { missingOfAddress } from './addresses/rules';
import { keptPerson } from './kept-person';
import { missingOfProfile } from './profiles/rules';
import { missingOfTaxProfile } from './tax-profiles/rules';

type Kept = Awaited<ReturnType<typeof keptPerson>>;

/** What one part of a person's data lacks. */
const missingOf: Record<MissingPart, (kept: Kept) => string[]> = {
  general: ({ person, profile }) => missingOfProfile(person.kind, profile),
  address: ({ address }) => missingOfAddress(address),
  tax: ({ tax }) => missingOfTaxProfile(tax),
  about_you: ({ person, about }) => missingOfAboutYou(person, about),
};

/**
 * Names of what a person has not given yet, of each part of their data that one of the roles is asked for; a part
 * that is whole, or not asked for, has none.
 */
export const missingDataOf = async (
  db: Db | Tx,
  vault: Vault,
  { userId, roles }: { userId: string; roles: readonly Role[] },
): Promise<Record<MissingPart, string[]>> => missingFor(roles, await keptPerson(db, vault, userId));

/** The same of what was read of them already. */
export function missingFor(roles: readonly Role[], kept: Kept): Record<MissingPart, string[]> {
  const missing: Record<MissingPart, string[]> = {
    general: [],
    address: [],
    tax: [],
    about_you: [],
  };
  for (const part of new Set(roles.flatMap(partsAskedOf))) missing[part] = missingOf[part](kept);
  return missing;
}

/** Whether something is missing of what a person's role is asked for. */
export async function missesData(
  db: Db | Tx,
  vault: Vault,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> {
  const parts = partsAskedOf(role);
  if (parts.length === 0) return false;
  const kept = await keptPerson(db, vault, userId);
  return parts.some((part) => missingOf[part](kept).length > 0);
}
