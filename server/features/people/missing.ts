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

/** Names of what a person has not given yet, of each part of their data; a part that is whole has none. */
export async function missingDataOf(db: Db | Tx, vault: Vault, userId: string) {
  const person = await ownPerson(db, userId);
  return {
    general: missingOfProfile(person.kind, await keptProfile(db, vault, userId)),
    address: missingOfAddress(await keptAddress(db, userId)),
    tax: missingOfTaxProfile(await keptTaxProfile(db, vault, userId)),
    about_you: missingOfAboutYou(person, await keptAboutYou(db, userId)),
  };
}

export async function missesData(db: Db | Tx, vault: Vault, userId: string): Promise<boolean> {
  return Object.values(await missingDataOf(db, vault, userId)).some((names) => names.length > 0);
}
