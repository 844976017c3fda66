import type { Db } from '@server/db/connection';
import { inTransaction } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import { programs, zones } from '@server/db/schema/program';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';

/** Who writes in fault scripts: an administrator of a program, signed in, and a zone of theirs. */
export function programWriter(db: Db) {
  return inTransaction(db, async (tx) => {
    const [program] = await tx.insert(programs).values({ name: 'Frío Eficiente' }).returning();
    if (!program) throw new Error('the program was not created');
    const zone = { programId: program.id, name: 'León', region: 'Occidente' };
    const [{ id } = { id: '' }] = await tx.insert(zones).values(zone).returning();
    const user = await createUser(tx, {
      email: 'programa@ejemplo.mx',
      fullName: 'Patricia Salas Cruz',
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    const role = 'program_administrator';
    await grantRole(tx, user.id, role);
    await tx.insert(programUsers).values({ userId: user.id, programId: program.id, role });
    const origin = { ip: '127.0.0.1', userAgent: 'faults', deviceId: null, now: new Date() };
    const { grant } = await beginSession(tx, { userId: user.id, role, origin });
    return { token: grant.access_token, zoneId: id };
  });
}

/** A write of theirs, with a phone of its own; 0 when no answer came. */
export async function createProspect(
  address: string,
  { token, zoneId }: Awaited<ReturnType<typeof programWriter>>,
  phone: string,
): Promise<{ status: number; retryAfter: string | null }> {
  try {
    const answer = await fetch(`${address}/api/v1/prospects`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        business_name: 'Abarrotes La Esperanza',
        contact_name: 'María Núñez',
        phone,
        municipality: 'Guadalajara',
        state: 'Jalisco',
        zone_id: zoneId,
      }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, retryAfter: null };
  }
}
