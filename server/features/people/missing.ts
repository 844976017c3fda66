import type { Role } from '@contract/kernel/roles';
import { isOnboarded } from '@contract/people/onboarding';
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
  const asked = roles.flatMap((role) => partsAskedOf(role, kept.person.kind));
  for (const part of new Set(asked)) missing[part] = missingOf[part](kept);
  return missing;
}

/** Whether something is missing of what a person's role is asked for. */
export async function missesData(
  db: Db | Tx,
  vault: Vault,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> {
  if (!isOnboarded(role)) return false;
  const missing = await missingDataOf(db, vault, { userId, roles: [role] });
  return Object.values(missing).some((names) => names.length > 0);
}
