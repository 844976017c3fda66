import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { projectEvents } from '@server/db/schema/credit';
import { userRoles, users } from '@server/db/schema/identity';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';

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
export async function addProjectEvent(tx: Tx, event: TimelineEvent): Promise<void> {
  await insertQuery(tx).execute({ ...event, id: v7(), time: event.now.toISOString() });
}

const value = sql.placeholder;

/** Who did it is read by the statement that keeps what they did. */
const userName = sql`case when ${value('userId')}::uuid is null then ${t(creditWords.projects.timeline.portal)}
  else coalesce((select case
      when exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')
      then ${t(creditWords.projects.timeline.backoffice)} else ${users.fullName} end
    from ${users} where ${users.id} = ${value('userId')}::uuid), '') end`;

const insertQuery = prepared((db) =>
  db
    .insert(projectEvents)
    .values({
      id: value('id'),
      projectId: value('projectId'),
      title: value('title'),
      desc: value('desc'),
      color: value('color'),
      icon: value('icon'),
      userName,
      time: sql`${value('time')}::timestamptz`,
    })
    .prepare('project_event'),
);
