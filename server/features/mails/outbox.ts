import type { Mail } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';
import { v7 } from 'uuid';
import { sealText } from './sealed-text';

/** Puts a message in the outbox, in the transaction that caused it; a job hands it to the mail adapter. */
export async function queueMail(tx: Tx, config: Config, mail: Mail): Promise<void> {
  const row = { id: v7(), ...mail };
  await tx.insert(mails).values({ ...row, text: sealText(config, row) });
}
