import { normaliseClabe } from '@contract/kernel/fields/clabe';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { eq, inArray, or, sql } from 'drizzle-orm';

/** Whose money a deposit is. */
export interface Owner {
  kind: 'investor' | 'applicant';
  id: string;
  userId: string;
  name: string;
}

/** The one person to whom a personal CLABE was given, or undefined. Their profile stays until the transaction ends. */
export async function ownerOfClabe(tx: Tx, clabe: string): Promise<Owner | undefined> {
  const [owner] = await clabeQuery(tx).execute({ clabe });
  return owner;
}

const clabeQuery = prepared((db) => {
  const clabe = sql.placeholder('clabe');
  const owner = { userId: sql<string>`${users.id}`.as('user_id'), name: users.fullName };
  const investor = db
    .select({ kind: sql<Owner['kind']>`'investor'`.as('kind'), id: investors.id, ...owner })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.depositClabe, clabe))
    .for('key share', { of: investors })
    .as('investor');
  const applicant = db
    .select({ kind: sql<Owner['kind']>`'applicant'`.as('kind'), id: applicants.id, ...owner })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.paymentClabe, clabe))
    .for('key share', { of: applicants })
    .as('applicant');
  return db.select().from(investor).unionAll(db.select().from(applicant)).prepare('owner_of_clabe');
});

/** The owner of that record, which stays until the transaction ends. */
export async function ownerById(
  tx: Tx,
  kind: Owner['kind'],
  id: string,
): Promise<Owner | undefined> {
  const [owner] =
    kind === 'investor'
      ? await investorsWhere(tx, eq(investors.id, id)).for('key share', { of: investors })
      : await applicantsWhere(tx, eq(applicants.id, id)).for('key share', { of: applicants });
  return owner;
}

/** The users whose balance or debt these lines of the bank changed. */
export async function usersCredited(
  tx: Tx,
  movements: readonly { matchedKind: string | null; matchedId: string | null }[],
): Promise<string[]> {
  const idsOf = (kind: Owner['kind']) =>
    movements.flatMap(({ matchedKind, matchedId }) =>
      matchedKind === kind && matchedId ? [matchedId] : [],
    );
  const credited = [
    await tx
      .select({ userId: investors.userId })
      .from(investors)
      .where(inArray(investors.id, idsOf('investor'))),
    await tx
      .select({ userId: applicants.userId })
      .from(applicants)
      .where(inArray(applicants.id, idsOf('applicant'))),
  ];
  return [...new Set(credited.flat().map(({ userId }) => userId))];
}

/** People to choose from when a deposit's owner is looked for by hand. */
export async function findOwners(db: Db, typed: string) {
  const digits = normaliseClabe(typed);
  const person = or(contains(users.fullName, typed), contains(users.email, typed));
  const asInvestor = await investorsWhere(db, or(person, eq(investors.depositClabe, digits)));
  const asApplicant = await applicantsWhere(db, or(person, eq(applicants.paymentClabe, digits)));
  return [...asInvestor, ...asApplicant];
}

const MOST_SHOWN = 10;

const investorsWhere = (db: Db | Tx, where: ReturnType<typeof or>) =>
  db
    .select({
      kind: sql<'investor'>`'investor'`,
      id: investors.id,
      userId: users.id,
      name: users.fullName,
      email: users.email,
    })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(where)
    .limit(MOST_SHOWN);

const applicantsWhere = (db: Db | Tx, where: ReturnType<typeof or>) =>
  db
    .select({
      kind: sql<'applicant'>`'applicant'`,
      id: applicants.id,
      userId: users.id,
      name: users.fullName,
      email: users.email,
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(where)
    .limit(MOST_SHOWN);
