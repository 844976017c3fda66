import type { Tx } from '@server/db/connection';
import { backgrounds } from '@server/db/schema/people-profiles';
import type { OwnPerson } from '../own-person';
import { saysActivityElsewhere } from './rules';

/** Keeps what a company said it does where it was asked instead. */
export async function keepActivity(tx: Tx, person: OwnPerson, occupation: string) {
  if (!saysActivityElsewhere(person)) return;
  await tx
    .insert(backgrounds)
    .values({ userId: person.userId, occupation })
    .onConflictDoUpdate({ target: backgrounds.userId, set: { occupation } });
}
