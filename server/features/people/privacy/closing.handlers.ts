import { accountClosing as contract } from '@contract/people/privacy';
import type { Db, Tx } from '@server/db/connection';
import { confirmPassword, endAccess } from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { type AccountRecords, personalData } from '../../personal-data';
import { accountEnded } from './mails';
import { lockRecords, recordsOf } from './records';

export const accountClosingHandlers = implement(contract, {
  async show({ db, principal }) {
    return { holds: await holdsOf(db, await recordsOf(db, principal.userId)) };
  },

  async create({ db, principal, body, config, ip, now, record }) {
    const user = await confirmPassword(db, principal, body.password, { config, ip, now });
    await lockRecords(db, user.id);
    const account = await recordsOf(db, user.id);
    const holds = await holdsOf(db, account);
    if (holds.length > 0) throw refused(holds.join(' '));
    await endAccess(db, user.id, { config, now });
    for (const { erase } of personalData()) await erase?.(db, account, now);
    await queueMail(db, config, accountEnded(config, user));
    await record(user.id);
    return { ok: true as const };
  },
});

/** Why an account cannot be closed now. */
async function holdsOf(db: Db | Tx, account: AccountRecords): Promise<string[]> {
  const found: string[] = [];
  for (const { holds } of personalData()) found.push(...((await holds?.(db, account)) ?? []));
  return found;
}
