import { mails as contract } from '@contract/mails';
import { pageOf } from '@server/db/page';
import { mails } from '@server/db/schema/sessions';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { coverSecrets } from './rules';

const describe = (row: typeof mails.$inferSelect) => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  last_error: row.lastError,
});

export const mailHandlers = implement(contract, {
  async list({ db, query }) {
    const page = await pageOf({
      db,
      table: mails,
      id: mails.id,
      where: query.to ? eq(mails.to, query.to.toLowerCase()) : undefined,
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
    return { ...page, items: page.items.map(describe) };
  },

  async show({ db, params, config }) {
    const [row] = await db.select().from(mails).where(eq(mails.id, params.mailId));
    if (!row) throw notFound();
    // Without SMTP, and only outside production, this outbox is the house's mailbox.
    const mailbox = !config.smtpUrl && !config.production;
    return { ...describe(row), text: mailbox ? row.text : coverSecrets(row.text) };
  },
});
