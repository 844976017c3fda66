import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import {
  identityCheckOf,
  identityWaits,
  openIdentity,
  type StoredIdentity,
} from '@server/features/people';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type { Facts } from './rules';

const words = creditWords.projects.decide;

/** What the identity of an applicant waits for, in words for who decides: an approval asks for all of it. */
export const identityAsked = async (
  db: Db | Tx,
  vault: Vault,
  userId: string,
): Promise<Facts['identity']> => inWords(await identityCheckOf(db, vault, userId));

function inWords(kept: Parameters<typeof identityWaits>[0]): Facts['identity'] {
  const { missing, pending } = identityWaits(kept);
  return {
    missing: missing.map((gap) => t(words.identityGaps[gap])),
    pending: pending.map((photo) => t(words.identityPending[photo])),
  };
}

type Act = keyof typeof words.identityActs;

/**
 * Refuses what takes an identity that is complete and verified.
 * @throws AppError rule, naming what is missing
 */
export function assertIdentified({ missing, pending }: Facts['identity'], act: Act): void {
  const unidentified = [...missing, ...pending];
  if (unidentified.length === 0) return;
  const names = unidentified.join(', ');
  throw refused(t(words.identityMissing, { act: t(words.identityActs[act]), names }));
}

/**
 * The same of what a query answered (`identityColumns`): staff may have rejected a photograph since the approval.
 * @throws AppError rule, naming what is missing
 */
export const assertStillIdentified = (
  vault: Vault,
  { userId, identity }: { userId: string; identity: StoredIdentity },
  act: Act,
): void => assertIdentified(inWords(openIdentity(vault, userId, identity)), act);
