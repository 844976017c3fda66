import { platformWords } from '@contract/locales/es-MX/platform/server';
import { mails as contract } from '@contract/platform/mails';
import { mails } from '@server/db/schema/platform';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { enqueueMail } from './outbox';
import { describeMail, listMails, statusOf } from './repository';
import { coverSecrets, isMailbox } from './rules';
import { openText } from './sealed-text';

export const mailHandlers = implement(contract, {
  list: async ({ db, query }) => listMails(db, query),

  async show({ db, params, config, record }) {
    const [row] = await db.select().from(mails).where(eq(mails.id, params.mailId));
    if (!row) throw notFound();
    await record(row.id);
    const text = openText(config, row);
    return {
      ...describeMail(row),
      text: isMailbox(config, row.channel) ? text : coverSecrets(text),
    };
  },

  async retry({ db, params, now, record }) {
    // Held against the job of another try.
    const [row] = await db.select().from(mails).where(eq(mails.id, params.mailId)).for('update');
    if (!row) throw notFound();
    if (statusOf(row) !== 'failed') throw conflict(t(platformWords.mails.notFailed));
    const [waiting] = await db
      .update(mails)
      .set({ attempts: 0, lastError: null, dueAt: now })
      .where(eq(mails.id, row.id))
      .returning();
    if (!waiting) throw notFound();
    await enqueueMail(db, { ...waiting, dueAt: null });
    await record(row.id, { attempts: row.attempts, error: row.lastError });
    return describeMail(waiting);
  },
});
