import type { Tx } from '@server/db/connection';
import { announce, events, queueMail, takeBackAsked } from '@server/features/platform';
import type { BaseCall } from '@server/http/implement';
import { takeAddress } from '../accounts/address';
import { lockAccount } from '../auth/account';
import { deadLink, endOneTimeTokens, endUnboundLink, redeemUnboundLink } from '../auth/one-time';
import { endEverySession } from '../auth/sessions';
import { restored } from './mails';
import { findChange, markUndone, setEmail } from './repository';

/**
 * Gives an account back the address from before a change, with all that came after it: who changed it may have
 * changed it again. All its sessions and links end.
 *
 * @returns the account's id
 * @throws AppError rule when the link is no longer good
 */
export async function undoChange(
  tx: Tx,
  token: string,
  { config, now }: Pick<BaseCall, 'config' | 'now'>,
): Promise<string> {
  const changeId = await redeemUnboundLink(tx, 'email_undo', token, now, async (id) => {
    const found = await findChange(tx, id);
    if (found) await lockAccount(tx, found.userId);
  });
  const change = await findChange(tx, changeId);
  if (!change || change.undoneAt) throw deadLink();
  const user = await lockAccount(tx, change.userId);
  if (user.status !== 'active' || (await takeAddress(tx, change.fromEmail))) throw deadLink();
  await setEmail(tx, user.id, change.fromEmail, now);
  for (const subject of await markUndone(tx, change, now)) {
    await endUnboundLink(tx, { purpose: 'email_undo', subject, now });
  }
  await endOneTimeTokens(tx, user.id, now);
  await endEverySession(tx, user.id, 'email', now);
  await takeBackAsked(tx, user.id, config, now);
  await queueMail(tx, config, restored(config, user));
  await announce(tx, config, user.id, events.emailRestored, {});
  return user.id;
}
