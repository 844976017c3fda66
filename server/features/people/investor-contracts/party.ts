import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
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
