import { personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { addresses, backgrounds, profiles, taxProfiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { notFound } from '@server/http/errors';
import { eq, sql } from 'drizzle-orm';
import { described as aboutYou } from './about-you/kept';
import { described as address } from './addresses/kept';
import type { OwnPerson } from './own-person';
import { openProfile as profile } from './profiles/kept';
import { openTaxProfile as taxProfile } from './tax-profiles/kept';

/** Whose account it is, and what is kept of every part of their data, opened: one statement reads it all. */
export async function keptPerson(db: Db | Tx, vault: Vault, userId: string) {
  const [row] = await query(db).execute({ userId });
  if (!row) throw notFound();
  const person: OwnPerson = {
    userId,
    kind: personKind(row.personType),
    full_name: row.fullName,
    email: row.email,
    isInvestor: row.investorId !== null,
    isApplicant: row.applicantId !== null,
  };
  return {
    person,
    profile: profile(row.profile ?? undefined, vault),
    address: address(row.address ?? undefined),
    tax: taxProfile(row.tax ?? undefined, vault),
    about: aboutYou(row.about ?? undefined),
  };
}

const query = prepared((db) =>
  db
    .select({
      fullName: users.fullName,
      email: users.email,
      personType: users.personType,
      investorId: investors.id,
      applicantId: applicants.id,
      profile: profiles,
      address: addresses,
      tax: taxProfiles,
      about: backgrounds,
    })
    .from(users)
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(addresses, eq(addresses.userId, users.id))
    .leftJoin(taxProfiles, eq(taxProfiles.userId, users.id))
    .leftJoin(backgrounds, eq(backgrounds.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('kept_person'),
);
