import type { mails as contract, MailItem, MailStatus } from '@contract/platform/mails';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { mails } from '@server/db/schema/platform';
import { containing } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

export type Mail = typeof mails.$inferSelect;

/** What each state means in the outbox; `statusOf` decides the same for one row. */
const inStatus: Record<MailStatus, SQL | undefined> = {
  waiting: and(isNull(mails.sentAt), isNull(mails.lastError)),
  failed: and(isNull(mails.sentAt), isNotNull(mails.lastError)),
  sent: isNotNull(mails.sentAt),
};

export function statusOf({ sentAt, lastError }: Mail): MailStatus {
  if (sentAt) return 'sent';
  return lastError === null ? 'waiting' : 'failed';
}

export async function listMails(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: mails,
    id: mails.id,
    select: db.select().from(mails),
    own: (row) => row,
    filters: {
      status: (status) => inStatus[status],
      channel: (channel) => eq(mails.channel, channel),
      q: (typed) => sql`lower(${mails.to}) like ${containing(typed)}`,
    },
    sorts: { created_at: mails.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describeMail) };
}

export const describeMail = (row: Mail): MailItem => ({
  id: row.id,
  channel: row.channel,
  to: row.to,
  subject: row.subject,
  status: statusOf(row),
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
  last_error: row.lastError,
  due_at: row.dueAt?.toISOString() ?? null,
});
