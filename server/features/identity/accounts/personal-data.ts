import { personKind } from '@contract/kernel/fields/person-type';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import {
  oneTimeTokens,
  recoveryCodes,
  sessions,
  userRoles,
  users,
} from '@server/db/schema/identity';
import { emailChanges } from '@server/db/schema/identity-email-changes';
import { t } from '@server/i18n';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** The account itself: name, addresses, sign-in. Its row stays, nameless, for what refers to it. */
export const accountData: PersonalData = {
  async collect(db, { userId }) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const roles = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
    const opened = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.id));
    const changes = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    return {
      account: user && {
        name: user.fullName,
        email: user.email,
        phone: user.phone,
        phone_verified_at: user.phoneVerifiedAt,
        person_type: personKind(user.personType),
        preferences: user.preferences,
        created_at: user.createdAt,
        last_login_at: user.lastLoginAt,
        second_factor_since: user.totpEnabledAt,
        roles: roles.map(({ role }) => role),
      },
      sessions: opened.map(({ createdAt, lastSeenAt, endedAt, ip, userAgent, ...place }) => ({
        created_at: createdAt,
        last_seen_at: lastSeenAt,
        ended_at: endedAt,
        ip,
        device: userAgent,
        latitude: place.latitude,
        longitude: place.longitude,
      })),
      email_changes: changes.map(({ fromEmail, toEmail, confirmedAt, undoneAt }) => ({
        from: fromEmail,
        to: toEmail,
        confirmed_at: confirmedAt,
        undone_at: undoneAt,
      })),
    };
  },

  async holds(db, { userId }) {
    const staff = and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'));
    const isStaff = (await db.$count(userRoles, staff)) > 0;
    return isStaff ? [t(identityWords.accounts.staffHold)] : [];
  },

  async erase(tx, { userId }) {
    const changes = await tx
      .update(emailChanges)
      .set({ fromEmail: '', toEmail: '' })
      .where(eq(emailChanges.userId, userId))
      .returning({ id: emailChanges.id });
    // Links that undo a change are bound to it and not to the account.
    const undo = changes.map(({ id }) => id);
    if (undo.length > 0) {
      await tx
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.purpose, 'email_undo'), inArray(oneTimeTokens.subject, undo)));
    }
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.delete(userRoles).where(eq(userRoles.userId, userId));
    await tx
      .update(sessions)
      .set({ ip: '', userAgent: '', deviceId: null, latitude: null, longitude: null })
      .where(eq(sessions.userId, userId));
    await tx
      .update(users)
      .set({
        status: 'closed',
        fullName: t(identityWords.accounts.closedName),
        // No mailbox has it: the real one is free for another account.
        email: `${userId}@cuenta-cerrada.invalid`,
        phone: null,
        phoneVerifiedAt: null,
        passwordHash: null,
        totpSecret: null,
        totpEnabledAt: null,
        preferences: {},
        staffBlockReason: null,
        restrictionLevel: 0,
        restrictionReason: null,
        tags: [],
        openedUntil: null,
        openedFrom: null,
      })
      .where(eq(users.id, userId));
  },
};
