import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { addresses, profiles, taxProfiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { eq, inArray } from 'drizzle-orm';
import { openProfile } from './profiles/kept';
import { openedRfc } from './tax-profiles/kept';

/** Who some people are to a tax authority or a bureau, by account. */
export async function taxIdentitiesOf(db: Db | Tx, vault: Vault, userIds: readonly string[]) {
  const rows = await db
    .select({ user: users, profile: profiles, tax: taxProfiles, address: addresses })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(taxProfiles, eq(taxProfiles.userId, users.id))
    .leftJoin(addresses, eq(addresses.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(
    rows.map(({ user, profile, tax, address }) => [
      user.id,
      {
        name: user.fullName,
        personType: user.personType,
        curp: openProfile(profile ?? undefined, vault).curp,
        bornOn: profile?.birthDay ?? profile?.incorporatedOn ?? null,
        rfc: tax && openedRfc(vault, user.id, tax.rfc),
        fiscalName: tax?.fiscalName ?? null,
        regime: tax?.regime ?? null,
        fiscalPostalCode: tax?.postalCode ?? null,
        street: [address?.street, address?.exteriorNumber, address?.interiorNumber]
          .filter(Boolean)
          .join(' '),
        neighbourhood: address?.neighbourhood ?? null,
        municipality: address?.municipality ?? null,
        state: address?.state ?? null,
        postalCode: address?.postalCode ?? null,
      },
    ]),
  );
}

export type TaxIdentity = NonNullable<
  ReturnType<Awaited<ReturnType<typeof taxIdentitiesOf>>['get']>
>;
