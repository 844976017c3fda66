import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import { AppError } from '@server/http/errors';
import { eq } from 'drizzle-orm';

/** The account behind a session that has just been identified. */
export async function ownUser(db: Db | Tx, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthenticated', 'Inicia sesión para continuar.');
  return user;
}

const wrongFactor = (field: string, message: string) =>
  new AppError('validation', 'Información faltante o incorrecta', {
    fields: { [field]: message },
    keepWrites: true,
  });

export const wrongCode = () => wrongFactor('code', 'El código no es correcto o ya venció.');

export const wrongPassword = (field: string) => wrongFactor(field, 'La contraseña no es correcta.');
