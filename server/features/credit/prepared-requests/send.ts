import { href } from '@contract/kernel/screens';
import { preparedRequestWords } from '@contract/locales/es-MX/credit/prepared-requests-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { ignore, letter, mintUnboundLink, unconfirmed } from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';
import { eq } from 'drizzle-orm';
import type { PreparedRow } from './repository';

/** Mails the link of a prepared request to every address alike; the one before stops working. */
export async function sendActivation(
  tx: Tx,
  config: Config,
  request: PreparedRow,
  now: Date,
): Promise<void> {
  const subject = request.id;
  const token = await mintUnboundLink(tx, { purpose: 'credit_activation', subject, now });
  await tx
    .update(preparedRequests)
    .set({ invitedAt: now })
    .where(eq(preparedRequests.id, request.id));
  const url = `${config.publicUrl}${href('applicantActivation', { loanId: request.id, token })}`;
  await queueMail(tx, config, creditActivation(config, request.email, url));
}

export const creditActivation = (config: Config, email: string, url: string) =>
  letter(config, unconfirmed(email), say(preparedRequestWords.mailTitle), [
    say(preparedRequestWords.mailText, { brand: config.brand }),
    say(preparedRequestWords.mailHow),
    link(url),
    '',
    ignore,
  ]);
