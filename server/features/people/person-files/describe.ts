import { identityStatus } from '@contract/documents/identity-photos';
import type { Role } from '@contract/kernel/roles';
import type { PersonData, PersonFile } from '@contract/people/person-files';
import { doubtsOfProfile } from '@contract/people/profiles';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { identityCheckOf } from '..';
import { askedAboutYou, missingOfAboutYou } from '../about-you/rules';
import { missingOfAddress } from '../addresses/rules';
import { accountsOf } from '../bank-accounts/for-staff';
import { consentsOf } from '../consents/describe';
import { declaredOf } from '../identity-checks/declared';
import { identityLevel } from '../identity-checks/rules';
import { keptPerson } from '../kept-person';
import { masked } from '../masked';
import { missingFor } from '../missing';
import { missingOfProfile } from '../profiles/rules';
import { othersOfCurp } from '../profiles/same-curp';
import { missingOfTaxProfile, taxWarnings } from '../tax-profiles/rules';
import type { findOwner } from './repository';

const end = (text: string | null) => text && masked(text);

type Account = Pick<Awaited<ReturnType<typeof findOwner>>['user'], 'id' | 'phone' | 'status'>;

/** An applicant's or an investor's file as staff see it. */
export async function describeFile(
  db: Db,
  vault: Vault,
  { id, createdAt, user }: Awaited<ReturnType<typeof findOwner>>,
  role: 'client' | 'investor',
): Promise<PersonFile> {
  const consents = await consentsOf(db, user.id);
  return {
    ...(await describePerson(db, vault, user, [role])),
    id,
    created_at: createdAt.toISOString(),
    consents: consents.filter(
      ({ document }, at) => consents.findIndex((one) => one.document === document) === at,
    ),
  };
}

/** A person's data as staff see them, identifiers by their end, with what is missing of what `roles` are asked for. */
export async function describePerson(
  db: Db,
  vault: Vault,
  user: Account,
  roles: readonly Role[],
): Promise<PersonData> {
  const kept = await keptPerson(db, vault, user.id);
  const { person, profile, address, tax, about } = kept;
  const { kind, full_name, email } = person;
  const check = await identityCheckOf(db, vault, user.id);
  const warnings = taxWarnings(tax.rfc, profile.curp);
  return {
    user_id: user.id,
    full_name,
    email,
    phone: user.phone,
    closed: user.status === 'closed',
    profile: {
      ...profile,
      kind,
      full_name,
      curp: end(profile.curp),
      representative_curp: end(profile.representative_curp),
      representative_rfc: end(profile.representative_rfc),
      missing: missingOfProfile(kind, profile),
    },
    address: { ...address, missing: missingOfAddress(address) },
    tax: {
      ...tax,
      kind,
      full_name,
      email,
      rfc: end(tax.rfc),
      rfc_confirmed: warnings.includes('rfc_check_digit'),
      warnings,
      missing: missingOfTaxProfile(tax),
    },
    accounts: await accountsOf(db, vault, user.id),
    about_you: {
      ...about,
      fields: askedAboutYou(person),
      missing: missingOfAboutYou(person, about),
    },
    missing: missingFor(roles, kept),
    curp: {
      doubts: doubtsOfProfile(kind, full_name, profile),
      shared_with: await othersOfCurp(db, user.id),
    },
    identity: {
      level: identityLevel(check),
      status: identityStatus(check.photos),
      declared: await declaredOf(db, vault, user.id),
    },
  };
}
