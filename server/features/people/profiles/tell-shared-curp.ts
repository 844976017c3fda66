import { createHash } from 'node:crypto';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announceNotices, events, toStaff } from '@server/features/platform';
import { ownPerson } from '../own-person';
import { othersOfCurp } from './same-curp';

/** So many accounts are named one by one; of more, one notice says how many they are. */
const MOST_NAMED = 3;

/**
 * Tells staff who review of each account that has the CURP of a person too: of a pair once until they have read it,
 * whoever of them saves and how often; of a CURP that many have, once for all of them.
 */
export async function tellSharedCurp(
  tx: Tx,
  config: Config,
  userId: string,
  curpMark: string,
): Promise<void> {
  const { full_name: name } = await ownPerson(tx, userId);
  const others = await othersOfCurp(tx, userId);
  const tell = (other: string | number, accounts: readonly string[]) => {
    // A notice outlives accounts, and names no CURP.
    const named = [curpMark, ...accounts].join(' ');
    const matter = createHash('sha256').update(named).digest('hex');
    return toStaff(events.curpShared, { name, userId, other, matter }, [], 'review');
  };
  const notices =
    others.length > MOST_NAMED
      ? [tell(others.length, [])]
      : others.map(({ user_id, full_name }) => tell(full_name, [userId, user_id].sort()));
  await announceNotices(tx, config, notices);
}
