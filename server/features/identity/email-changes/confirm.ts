import type { Tx } from '@server/db/connection';
import { announce, events, queueMail } from '@server/features/platform';
import type { BaseCall } from '@server/http/implement';
import { momentInWords } from '@server/i18n';
import { takeAddress } from '../accounts/address';
import { ownUser } from '../auth/account';
import { coolingOffEnd } from '../auth/cooling-off';
import {
  assertMayAct,
  deadLink,
  endOneTimeTokens,
  mintUnboundLink,
  redeemLink,
} from '../auth/one-time';
import { changedFrom } from './mails';
import { findChange, markConfirmed, setEmail } from './repository';

/**
 * Gives an account the address whose mailbox answered. The one before gets a link that undoes it: it is bound to the
 * change and not to the account, so that a new password does not end it.
 *
 * @returns the account's id
 * @throws AppError rule when the link is no longer good, also because the address was taken meanwhile; restricted to
 * who may read alone
 */
export async function confirmChange(
  tx: Tx,
  token: string,
  { config, now }: Pick<BaseCall, 'config' | 'now'>,
): Promise<string> {
  const { userId, payload } = await redeemLink(tx, 'email_change', token, now);
  await assertMayAct(tx, userId);
  const change = await findChange(tx, payload.changeId ?? '');
  const user = await ownUser(tx, userId);
  const stands = change?.userId === userId && change.fromEmail === user.email;
  if (!stands || (await takeAddress(tx, change.toEmail))) {
    throw deadLink();
  }
  await setEmail(tx, userId, change.toEmail, now);
  await markConfirmed(tx, change.id, now);
  // Links that reset the password or open the account went to the mailbox before.
  await endOneTimeTokens(tx, userId, now);
  const undo = await mintUnboundLink(tx, { purpose: 'email_undo', subject: change.id, now });
  await queueMail(tx, config, changedFrom(config, user, undo));
  const until = momentInWords(await coolingOffEnd(tx, now));
  await announce(tx, config, userId, events.emailChanged, { until });
  return userId;
}
