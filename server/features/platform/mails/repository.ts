import type { MailItem, MailStatus } from '@contract/platform/mails';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { mails } from '@server/db/schema/platform';
import { containing } from '@server/db/search-text';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

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

export async function listMails(
  db: Db,
  query: PageRequest & { q?: string | undefined; status?: MailStatus | undefined },
) {
  const page = await pageOf({
    db,
    table: mails,
    id: mails.id,
    where: and(
      query.status && inStatus[query.status],
      query.q ? sql`lower(${mails.to}) like ${containing(query.q)}` : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(mails)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: { created_at: { column: mails.id, value: (row) => row.id } },
    idOf: (row) => row.id,
  });
  return { ...page, items: page.items.map(describeMail) };
}

export const describeMail = (row: Mail): MailItem => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  status: statusOf(row),
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
  last_error: row.lastError,
  due_at: row.dueAt?.toISOString() ?? null,
});
