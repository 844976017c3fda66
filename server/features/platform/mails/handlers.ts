import { mails as contract } from '@contract/platform/mails';
import { inTransaction } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { describeMail, listMails, statusOf } from './repository';
import { coverSecrets, isMailbox } from './rules';
import { openText } from './sealed-text';

export const mailHandlers = implement(contract, {
  list: async ({ db, query }) => listMails(db, query),

  async show({ db, params, principal, config, now }) {
    const [row] = await db.select().from(mails).where(eq(mails.id, params.mailId));
    if (!row) throw notFound();
    const { userId, actorUserId } = principal;
    await inTransaction(db, (tx) =>
      audit(tx, {
        at: now,
        userId,
        actorUserId,
        action: 'mails.view',
        object: 'mails',
        objectId: row.id,
      }),
    );
    const text = openText(config, row);
    return { ...describeMail(row), text: isMailbox(config) ? text : coverSecrets(text) };
  },

  async retry({ db, params, principal, now }) {
    // Held against the delivery job, which may be trying it right now.
    const [row] = await db.select().from(mails).where(eq(mails.id, params.mailId)).for('update');
    if (!row) throw notFound();
    if (statusOf(row) !== 'failed') throw conflict('El correo ya no está con error.');
    const [waiting] = await db
      .update(mails)
      .set({ attempts: 0, lastError: null, dueAt: now })
      .where(eq(mails.id, row.id))
      .returning();
    if (!waiting) throw notFound();
    await audit(db, {
      at: now,
      userId: principal.userId,
      actorUserId: principal.actorUserId,
      action: 'mails.retry',
      object: 'mails',
      objectId: row.id,
      details: { attempts: row.attempts, error: row.lastError },
    });
    return describeMail(waiting);
  },
});
