import { type IdentityParty, identityParties } from '@contract/people/identity-checks';
import type { PersonFile } from '@contract/people/person-files';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { partyCheck, personCheck } from './repository';
import { masked, partiesAreOpen, partySeen, personSeen } from './rules';

/** What staff read of what a person declared, identifiers by their end; null before they did. */
export async function declaredOf(
  db: Db,
  vault: Vault,
  userId: string,
): Promise<PersonFile['identity']['declared']> {
  const { answers } = await personCheck(db, vault, userId);
  if (!answers) return null;
  const parties = partiesAreOpen(answers) ? identityParties : [];
  return {
    person: personSeen(answers, masked),
    parties: (await Promise.all(parties.map((party) => partyOf(db, vault, userId, party)))).flat(),
  };
}

async function partyOf(db: Db, vault: Vault, userId: string, subject: IdentityParty) {
  const { answers } = await partyCheck(db, vault, userId, subject);
  return answers ? [{ subject, answers: partySeen(answers, masked) }] : [];
}
