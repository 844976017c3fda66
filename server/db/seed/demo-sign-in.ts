import { demoSignIn as words } from '@contract/locales/es-MX/identity/demo-sign-in';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { t } from '@server/i18n';
import { inArray } from 'drizzle-orm';
import { DEMO_PASSWORD, demoAccounts } from './accounts';

/** The accounts of the demo that are there. */
export async function demoAccountsIn(db: Db) {
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const there = new Set(rows.map(({ email }) => email));
  return demoAccounts.filter(({ email }) => there.has(email));
}

/** What the login needs to offer them, words included: no build of the portal has any of it. Null without demo data. */
export async function demoSignIn(db: Db) {
  const accounts = await demoAccountsIn(db);
  if (accounts.length === 0) return null;
  const roles = [...new Set(accounts.map(({ role }) => role))];
  return {
    title: t(words.title),
    help: t(words.help),
    roles: roles.map((role) => ({
      role: t(roleName[role]),
      accounts: accounts
        .filter((account) => account.role === role)
        .map(({ email, name, note }) => ({ email, name, note, password: DEMO_PASSWORD })),
    })),
  };
}
