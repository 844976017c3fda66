import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';

/** Who invites with a code, however it is written. */
export async function inviterWith(db: Db | Tx, code: string) {
  const [inviter] = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      personType: users.personType,
      status: users.status,
    })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()));
  return inviter;
}

/** What a stranger is told of who invites: a person's first name, of a company all of its own. */
export function saidOf({ fullName, personType }: { fullName: string; personType: number }): string {
  return personType === 0 ? fullName : (fullName.split(' ')[0] ?? fullName);
}
