import type { Tx } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import type { Evidence } from '@server/features/platform';
import type { Principal } from '@server/http/principal';
import { eq } from 'drizzle-orm';

interface From {
  ip: string;
  userAgent: string;
}

/** Who acts, in which session, from where and with which second factor: what is kept of a signature. */
export async function sessionEvidence(
  tx: Tx,
  principal: Principal,
  { ip, userAgent }: From,
): Promise<Evidence> {
  const [session] = await tx
    .select({
      latitude: sessions.latitude,
      longitude: sessions.longitude,
      deviceId: sessions.deviceId,
      totpEnabledAt: users.totpEnabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, principal.sessionId));
  return {
    user_id: principal.userId,
    session_id: principal.sessionId,
    factor: session?.totpEnabledAt ? 'totp' : 'mail',
    factor_confirmed_at: principal.steppedUpAt?.toISOString() ?? null,
    ip,
    user_agent: userAgent,
    device_id: session?.deviceId ?? null,
    latitude: session?.latitude ?? null,
    longitude: session?.longitude ?? null,
  };
}
