import type { NoticeWays } from '@contract/platform/notification-preferences';
import { mails, notifications } from '@server/db/schema/platform';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { titleOf } from './kinds';
import { preferencesOf } from './preferences';

/** What the portal wrote to a person: the bell's list, and the mails to their address. */
export const notificationData: PersonalData = {
  async collect(db, { userId, email }) {
    const belled = await db.select().from(notifications).where(eq(notifications.userId, userId));
    const written = await db
      .select()
      .from(mails)
      .where(eq(sql`lower(${mails.to})`, email.toLowerCase()));
    const { choices, events, quietFrom, quietTo } = await preferencesOf(db, userId);
    return {
      notification_preferences: {
        choices,
        events: Object.entries<NoticeWays>(events).map(([name, ways]) => ({
          event: titleOf(name),
          ...ways,
        })),
        quiet_from: quietFrom,
        quiet_to: quietTo,
      },
      notifications: belled.map(({ title, body, createdAt, readAt }) => ({
        title,
        body,
        created_at: createdAt,
        read_at: readAt,
      })),
      mails: written.map(({ subject, createdAt, sentAt }) => ({
        subject,
        created_at: createdAt,
        sent_at: sentAt,
      })),
    };
  },

  async erase(tx, { userId, email }) {
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await tx.delete(mails).where(eq(sql`lower(${mails.to})`, email.toLowerCase()));
  },
};
