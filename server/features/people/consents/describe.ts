import type { AcceptedConsent, ConsentDocument } from '@contract/people/consents';
import type { Db, Tx } from '@server/db/connection';
import { contractParty } from '../investor-contracts/party';
import { type Acceptance, acceptancesOf } from './repository';

/** All that a person accepted, of every version, the latest first, as they and staff are told it. */
export async function consentsOf(db: Db | Tx, userId: string): Promise<AcceptedConsent[]> {
  const described: AcceptedConsent[] = [];
  const seen = new Set<ConsentDocument>();
  for (const one of await acceptancesOf(db, userId)) {
    const { document, version, textHash, named, acceptedAt } = one.acceptance;
    described.push({
      document,
      version,
      text_sha256: textHash,
      at: acceptedAt.toISOString(),
      named: named ?? [],
      // One that another has followed lacks nobody: the later one says whom.
      unnamed: seen.has(document) ? null : await unnamedBy(db, userId, one),
      revoked_at: one.revokedAt?.toISOString() ?? null,
    });
    seen.add(document);
  }
  return described;
}

/** Who represents a company since an authorisation that is in force was given, and is not named by it. */
export async function unnamedBy(
  db: Db | Tx,
  userId: string,
  { acceptance: { named }, revokedAt }: Acceptance,
): Promise<string | null> {
  if (named === null || revokedAt !== null) return null;
  const { representative } = await contractParty(db, userId);
  return representative && !named.includes(representative.name) ? representative.name : null;
}
