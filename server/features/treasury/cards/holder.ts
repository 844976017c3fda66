import type { Db, Tx } from '@server/db/connection';
import { deadLink, holderOf, ownUser } from '@server/features/identity';
import { linkById } from './links';

/** An account that staff keep open: nobody else's cards are shown or changed. */
export async function openAccount(db: Db | Tx, userId: string) {
  const user = await ownUser(db, userId);
  return user.status === 'active' && !user.staffBlockedAt ? user : null;
}

/**
 * Whose cards a pass opens.
 *
 * @throws AppError as for a dead link once the pass is over, its address was replaced, or its account was closed
 */
export async function holderBy(db: Db | Tx, pass: string, now: Date) {
  const { subject } = await holderOf(db, 'cards_pass', pass, now);
  const link = await linkById(db, subject);
  if (!link || !(await openAccount(db, link.userId))) throw deadLink();
  return link;
}
