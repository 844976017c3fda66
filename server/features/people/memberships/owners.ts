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

/** The one person to whom a personal CLABE was given, or undefined. */
export async function ownerOfClabe(tx: Tx, clabe: string): Promise<Owner | undefined> {
  const [owner] = await clabeQuery(tx).execute({ clabe });
  return owner;
}

const clabeQuery = prepared((db) => {
  const clabe = sql.placeholder('clabe');
  const owner = { userId: users.id, name: users.fullName };
  return db
    .select({ kind: sql<Owner['kind']>`'investor'`, id: investors.id, ...owner })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.depositClabe, clabe))
    .unionAll(
      db
        .select({ kind: sql<Owner['kind']>`'applicant'`, id: applicants.id, ...owner })
        .from(applicants)
        .innerJoin(users, eq(users.id, applicants.userId))
        .where(eq(applicants.paymentClabe, clabe)),
    )
    .prepare('owner_of_clabe');
});

export async function ownerById(
  tx: Tx,
  kind: Owner['kind'],
  id: string,
): Promise<Owner | undefined> {
  const [owner] =
    kind === 'investor'
      ? await investorsWhere(tx, eq(investors.id, id))
      : await applicantsWhere(tx, eq(applicants.id, id));
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

async function investorsWhere(db: Db | Tx, where: ReturnType<typeof or>) {
  const rows = await db
    .select({ id: investors.id, userId: users.id, name: users.fullName, email: users.email })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(where)
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ kind: 'investor' as const, ...row }));
}

async function applicantsWhere(db: Db | Tx, where: ReturnType<typeof or>) {
  const rows = await db
    .select({ id: applicants.id, userId: users.id, name: users.fullName, email: users.email })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(where)
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ kind: 'applicant' as const, ...row }));
}
