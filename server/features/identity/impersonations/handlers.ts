import { impersonations } from '@contract/identity/auth';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { sessions, userRoles, users } from '@server/db/schema/identity';
import { audit } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { isSessionOver } from '../auth/identify';
import { placeOf, validRoles } from '../auth/login';
import { deadLink, mintLink, redeemLink } from '../auth/one-time';
import { oneTimeLife } from '../auth/rules';
import { beginSession } from '../auth/sessions';

export const impersonationHandlers = implement(impersonations, {
  async create({ db, principal, body, now }) {
    const [user] = await db.select().from(users).where(eq(users.id, body.user_id));
    if (user?.status !== 'active') throw notFound();
    if (user.staffBlockedAt) throw refused(t(identityWords.users.access.notThisPerson));
    const [staff] = await db
      .select()
      .from(userRoles)
      .where(and(eq(userRoles.userId, user.id), eq(userRoles.role, 'admin')));
    if (staff) throw refused(t(identityWords.impersonations.notStaff));
    const token = await mintLink(db, {
      purpose: 'impersonation',
      userId: user.id,
      subject: principal.sessionId,
      payload: { actorUserId: principal.userId },
      now,
    });
    await audit(db, {
      at: now,
      userId: user.id,
      actorUserId: principal.userId,
      action: 'impersonation.create',
      object: 'users',
      objectId: user.id,
      details: { reason: body.reason },
    });
    return {
      path: `/preauth/${token}`,
      expires_at: new Date(now.getTime() + oneTimeLife.impersonation).toISOString(),
    };
  },

  async redeem({ db, body, now, ip, userAgent }) {
    const link = await redeemLink(db, 'impersonation', body.token, now);
    const [actor] = await db.select().from(sessions).where(eq(sessions.id, link.subject));
    // Bound to the administrator's own browser, and invalid after the administrator's session.
    if (!actor || (actor.deviceId ?? '') !== (body.device_id ?? '')) throw deadLink();
    if (await isSessionOver(db, actor.id, now)) throw deadLink();
    const [role] = await validRoles(db, link.userId);
    const place = await placeOf(db, link.userId, role);
    if (!place) throw deadLink();
    const { grant, sessionId } = await beginSession(db, {
      userId: link.userId,
      ...place,
      origin: { ip, userAgent, now, deviceId: actor.deviceId },
      actor: { sessionId: actor.id, userId: actor.userId },
    });
    await audit(db, {
      at: now,
      userId: link.userId,
      actorUserId: actor.userId,
      action: 'impersonation.begin',
      object: 'sessions',
      objectId: sessionId,
    });
    return grant;
  },
});
