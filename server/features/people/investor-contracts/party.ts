import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
import type { Evidence } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { eq } from 'drizzle-orm';

/** Who gives the house their commission: a person, or a company by who represents it. */
export interface ContractParty {
  kind: PersonKind;
  name: string;
  /** Of a company; null until it is said. */
  representative: { name: string; role: string } | null;
}

/** An account as the party of its contract. */
export async function contractParty(db: Db | Tx, userId: string): Promise<ContractParty> {
  const [row] = await db
    .select({
      name: users.fullName,
      personType: users.personType,
      representative: profiles.representativeName,
      role: profiles.representativeRole,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  const { name, representative, role } = row;
  const kind = personKind(row.personType);
  const isSaid = kind === 'legal_entity' && representative !== null && role !== null;
  return { kind, name, representative: isSaid ? { name: representative, role } : null };
}

interface Signed {
  name: string;
  evidence: Evidence;
}

/** The party as its contract was signed, whatever its name, or whoever represents it, is by now. */
export function partyAsSigned({ name, evidence }: Signed, today: ContractParty): ContractParty {
  const { representative, representative_role: role } = evidence;
  if (typeof representative !== 'string') return { ...today, name };
  // Older evidence does not have the role.
  const kept = typeof role === 'string' ? role : (today.representative?.role ?? '');
  return { ...today, name, representative: { name: representative, role: kept } };
}
