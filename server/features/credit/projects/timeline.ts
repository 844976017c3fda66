import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { projectEvents } from '@server/db/schema/credit';
import { userRoles, users } from '@server/db/schema/identity';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';

type Look = 'success' | 'warning' | 'danger' | 'info';
type Icon =
  | 'check'
  | 'clock'
  | 'close'
  | 'edit'
  | 'file'
  | 'money'
  | 'signature'
  | 'upload'
  | 'user';

export interface TimelineEvent {
  projectId: string;
  title: string;
  desc: string;
  color: Look;
  icon: Icon;
  /** Who did it; null when the portal did. */
  userId: string | null;
  now: Date;
}

/** Adds to the history that the people of a project read. Investors and staff appear by function only. */
export async function addProjectEvent(
  tx: Tx,
  { userId, now, ...event }: TimelineEvent,
): Promise<void> {
  await tx
    .insert(projectEvents)
    .values({ ...event, userName: await nameOf(tx, userId), time: now });
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return t(creditWords.projects.timeline.portal);
  const [user] = await personQuery(tx).execute({ userId });
  if (user?.isStaff) return t(creditWords.projects.timeline.backoffice);
  return user?.fullName ?? '';
}

const personQuery = prepared((db) =>
  db
    .select({
      fullName: users.fullName,
      isStaff: sql<boolean>`exists (select from ${userRoles}
        where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('timeline_person'),
);
