import type { Mail } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';

/** Puts a message in the outbox, in the transaction that caused it; a job hands it to the mail adapter. */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  await tx.insert(mails).values(mail);
}
