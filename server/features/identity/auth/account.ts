import { passwordIsGuessable } from '@contract/kernel/fields/password';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { sessions, users } from '@server/db/schema/identity';
import { AppError, refused } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';
import { isCommonPassword } from './common-passwords';

type Session = Pick<Principal, 'userId' | 'sessionId'>;

/** The account behind a session that has just been identified. */
export async function ownUser(db: Db | Tx, userId: string) {
  const [user] = await accountQuery(db).execute({ userId });
  if (!user) throw unauthenticated();
  return user;
}

/** An account, locked until the transaction ends: guesses and changes of its sessions wait for each other. */
export async function lockAccount(tx: Tx, userId: string) {
  const [user] = await lockedQuery(tx).execute({ userId });
  if (!user) throw unauthenticated();
  return user;
}

const account = (db: Db | Tx) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')));

const accountQuery = prepared((db) => account(db).prepare('account'));
const lockedQuery = prepared((db) => account(db).for('update').prepare('locked_account'));

/**
 * The caller's own account, held.
 * @throws AppError unauthenticated when the session has ended since the call was authorised
 */
export async function lockOwnAccount(tx: Tx, { userId, sessionId }: Session) {
  const user = await lockAccount(tx, userId);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session || session.endedAt) throw unauthenticated();
  return user;
}

export const unauthenticated = () => new AppError('unauthenticated', t(serverWords.shared.signIn));

/** @throws AppError refused when others know the password, or what it is made of: the person or the portal */
export function refuseGuessable(password: string, email: string, brand: string): void {
  const problem = passwordIsGuessable(password, [email, brand])
    ? t(identityWords.auth.account.passwordWithName)
    : isCommonPassword(password)
      ? t(identityWords.auth.account.commonPassword)
      : null;
  if (problem) throw refused(t(outcomes.invalidTitle), { password: problem });
}

const wrongFactor = (field: string, message: string) =>
  new AppError('validation', t(outcomes.invalidTitle), {
    fields: { [field]: message },
    keepWrites: true,
  });

export const wrongCode = () => wrongFactor('code', t(identityWords.auth.account.wrongCode));

/** @param outcome why a code of the second factor is not accepted */
export const refusedCode = (outcome: 'used' | 'wrong') =>
  outcome === 'used' ? wrongFactor('code', t(identityWords.auth.account.usedCode)) : wrongCode();

export const wrongPassword = (field: string) =>
  wrongFactor(field, t(identityWords.auth.account.wrongPassword));
