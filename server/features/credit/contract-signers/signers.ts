import { type LinkParty, linkParties } from '@contract/credit/contracts';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import type { Vault } from '@server/db/vault';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { openPerson } from '../co-obligors/person';

/** Who signs a contract by a link: a co-obligor, or who was named for it alone. */
export interface Signer {
  id: string;
  party: LinkParty;
  fullName: string;
  email: string;
  phone: string;
  /** Of a co-obligor, whose name is their own word since then. */
  acceptedAt: Date | null;
  /** Of a co-obligor, sealed: what they declared of themselves. */
  person: string | null;
}

type CoObligor = typeof coObligors.$inferSelect;
type Named = typeof contractSigners.$inferSelect;

const ofCoObligor = (row: CoObligor): Signer => ({ ...row, party: 'co_obligor' });
const ofNamed = (row: Named): Signer => ({ ...row, acceptedAt: null, person: null });

/** Who signs a project's contract by a link, in the order in which they do. */
export async function signersOf(db: Db | Tx, projectId: string): Promise<Signer[]> {
  const rows = await db
    .select({ named: contractSigners, coObligor: coObligors })
    .from(projects)
    .leftJoin(
      contractSigners,
      and(eq(contractSigners.projectId, projects.id), isNull(contractSigners.withdrawnAt)),
    )
    .leftJoin(coObligors, and(eq(coObligors.projectId, projects.id), isTakingPart))
    .where(eq(projects.id, projectId));
  const coObligor = rows[0]?.coObligor;
  const all = [
    ...rows.flatMap(({ named }) => (named ? [ofNamed(named)] : [])),
    ...(coObligor ? [ofCoObligor(coObligor)] : []),
  ];
  return linkParties.flatMap((party) => all.filter((each) => each.party === party));
}

/** Of which a credit has one at most. */
const isTakingPart = and(
  isNotNull(coObligors.acceptedAt),
  isNull(coObligors.declinedAt),
  isNull(coObligors.withdrawnAt),
);

/** Whose a signature is that is given by a link. */
export async function signerOf(
  db: Db | Tx,
  { party, userId }: { party: string; userId: string },
): Promise<Signer> {
  if (party === 'co_obligor') {
    const [row] = await db.select().from(coObligors).where(eq(coObligors.id, userId));
    if (row) return ofCoObligor(row);
  } else {
    const [row] = await db.select().from(contractSigners).where(eq(contractSigners.id, userId));
    if (row) return ofNamed(row);
  }
  throw new Error('a signature without its signer');
}

/** The telephone that a signer accepted with, or that was given of them. */
export const phoneOf = (vault: Vault, signer: Signer): string =>
  openPerson(vault, signer)?.phone ?? signer.phone;
