import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/platform';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';
import { BOOKS_BEGIN } from '@server/features/platform';

/** Administrators come in without a second factor, as in demo data. */
export async function allowAdmins(tx: Tx): Promise<void> {
  const value = false;
  await tx
    .insert(settings)
    .values({
      key: 'admin_second_factor',
      value,
      validFrom: BOOKS_BEGIN,
      source: 'bench',
      setBy: 'bench',
    })
    .onConflictDoUpdate({ target: [settings.key, settings.validFrom], set: { value } });
}

/** A session of a new administrator. */
export function adminToken(db: Db): Promise<string> {
  return inTransaction(db, async (tx) => {
    await allowAdmins(tx);
    const user = await createUser(tx, {
      email: 'administradora@ejemplo.mx',
      fullName: 'Administradora Prueba',
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    await grantRole(tx, user.id, 'admin');
    const origin = { ip: '127.0.0.1', userAgent: 'bench', deviceId: null, now: new Date() };
    const { grant } = await beginSession(tx, { userId: user.id, role: 'admin', origin });
    return grant.access_token;
  });
}
