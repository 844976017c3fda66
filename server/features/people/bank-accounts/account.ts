import { bankOf } from '@contract/kernel/fields/clabe';
import type { OtherHolder } from '@contract/people/bank-accounts';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { applicants, bankAccounts, investors, suppliers } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { coolingOffEndBy } from '@server/features/identity';
import { lastBegunColumn } from '@server/features/platform';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { clabePlace } from './rules';
import { shortens } from './same-name';

/**
 * The account to which the money of an investor, an applicant or an installer goes, opened from the vault;
 * null until they set one.
 */
export async function bankAccountOf(
  db: Db | Tx,
  vault: Vault,
  ownerId: string,
  { lock = false } = {},
) {
  const [row] = await (lock ? lockedQuery : ownQuery)(db).execute({ ownerId });
  if (!row) return null;
  const clabe = vault.open(row.clabe, clabePlace(ownerId));
  return {
    clabe,
    mark: row.mark,
    last4: clabe.slice(-4),
    bank: bankOf(clabe),
    holder: row.holder,
    changedAt: row.changedAt,
    // A day and more after it was set, so that a theft is noticed.
    usableAt: coolingOffEndBy(row.coolingOff, row.changedAt),
    /** It was registered in its owner's name; a name that was corrected since may be another. */
    inOwnName: row.names.some((name) => shortens(row.holder, name)),
    alsoOf: row.alsoOf,
  };
}

const owner = bankAccounts.ownerId;

/** How its owner is called now: the person, and the company of an installer. */
const namesNow = sql<string[]>`array(
  select u.full_name from ${users} u join ${investors} i on i.user_id = u.id where i.id = ${owner}
  union all
  select u.full_name from ${users} u join ${applicants} a on a.user_id = u.id where a.id = ${owner}
  union all
  select unnest(array[s.name, u.full_name])
    from ${suppliers} s join ${users} u on u.id = s.user_id where s.id = ${owner})`;

// Named with their table: a bare name would be the column of the same table inside, `b`.
const ownerHere = sql`${bankAccounts}.owner_id`;
const markHere = sql`${bankAccounts}.mark`;

const owningUser = sql`coalesce(
  (select user_id from ${investors} where id = ${ownerHere}),
  (select user_id from ${applicants} where id = ${ownerHere}),
  (select user_id from ${suppliers} where id = ${ownerHere}))`;

/** Whether another person registered an account too. The other profiles of its owner are no other person's. */
export async function isOfAnotherToo(tx: Tx, mark: string, userId: string): Promise<boolean> {
  const [other] = await tx
    .select({ ownerId: bankAccounts.ownerId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.mark, mark), sql`${owningUser} <> ${userId}`))
    .limit(1);
  return other !== undefined;
}

/** The other people who registered the same account, told to staff alone; not its owner's other profiles. */
const otherPeople = sql<OtherHolder[]>`(
  select coalesce(json_agg(found order by found.full_name, found.user_id), '[]') from (
    select distinct u.id as user_id, u.full_name
    from ${bankAccounts} b
    left join ${investors} i on i.id = b.owner_id
    left join ${applicants} a on a.id = b.owner_id
    left join ${suppliers} s on s.id = b.owner_id
    join ${users} u on u.id = coalesce(i.user_id, a.user_id, s.user_id)
    where b.mark = ${markHere} and b.mark <> '' and u.id <> ${owningUser}) found)`;

const account = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(bankAccounts),
      coolingOff: lastBegunColumn(
        'cooling_off_hours',
        sql`(${bankAccounts.changedAt} at time zone 'America/Mexico_City')::date`,
      ),
      names: namesNow,
      alsoOf: otherPeople,
    })
    .from(bankAccounts)
    .where(eq(bankAccounts.ownerId, sql.placeholder('ownerId')));

const ownQuery = prepared((db) => account(db).prepare('bank_account'));
const lockedQuery = prepared((db) =>
  account(db).for('update', { of: bankAccounts }).prepare('locked_bank_account'),
);

export type BankAccount = NonNullable<Awaited<ReturnType<typeof bankAccountOf>>>;
