import { createHash } from 'node:crypto';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announceNotices, events, toStaff } from '@server/features/platform';
import { ownPerson } from '../own-person';
import { othersOfCurp } from './same-curp';

/**
 * Tells staff who review of each account that has the CURP of a person too: of a pair once until they have read it,
 * whoever of them saves and how often.
 */
export async function tellSharedCurp(
  tx: Tx,
  config: Config,
  userId: string,
  curpMark: string,
): Promise<void> {
  const { full_name: name } = await ownPerson(tx, userId);
  const others = await othersOfCurp(tx, userId);
  const notices = others.map(({ user_id, full_name: other }) => {
    // A notice outlives accounts, and names no CURP.
    const named = [curpMark, ...[userId, user_id].sort()].join(' ');
    const matter = createHash('sha256').update(named).digest('hex');
    return toStaff(events.curpShared, { name, userId, other, matter }, [], 'review');
  });
  await announceNotices(tx, config, notices);
}
