import { passwordIsGuessable } from '@contract/kernel/fields/password';
import type { Db, Tx } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { AppError, refused } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { eq } from 'drizzle-orm';
import { isCommonPassword } from './common-passwords';

type Session = Pick<Principal, 'userId' | 'sessionId'>;

/** The account behind a session that has just been identified. */
export async function ownUser(db: Db | Tx, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthenticated();
  return user;
}

/** An account, held until the transaction ends: guesses and changes of its sessions wait for each other. */
export async function lockAccount(tx: Tx, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw unauthenticated();
  return user;
}

/**
 * The caller's own account, held.
 * @throws AppError unauthenticated when the session has ended since the call was let in
 */
export async function lockOwnAccount(tx: Tx, { userId, sessionId }: Session) {
  const user = await lockAccount(tx, userId);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session || session.endedAt) throw unauthenticated();
  return user;
}

export const unauthenticated = () =>
  new AppError('unauthenticated', 'Inicia sesión para continuar.');

/** @throws AppError refused when others know the password, or what it is made of: the person or the portal */
export function refuseGuessable(password: string, email: string, brand: string): void {
  const problem = passwordIsGuessable(password, [email, brand])
    ? 'Elige una contraseña que no contenga tu correo ni el nombre del portal.'
    : isCommonPassword(password)
      ? 'Muchas personas usan esta contraseña o una casi igual. Elige otra.'
      : null;
  if (problem) throw refused('Información faltante o incorrecta', { password: problem });
}

const wrongFactor = (field: string, message: string) =>
  new AppError('validation', 'Información faltante o incorrecta', {
    fields: { [field]: message },
    keepWrites: true,
  });

export const wrongCode = () => wrongFactor('code', 'El código no es correcto o ya venció.');

export const wrongPassword = (field: string) => wrongFactor(field, 'La contraseña no es correcta.');
