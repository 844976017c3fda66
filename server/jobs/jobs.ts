import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { idempotencyKeys, oneTimeTokens } from '@server/db/schema/sessions';
import { applyFavourBalances } from '@server/features/credit/payments/favour';
import { remindOfInstalments } from '@server/features/credit/payments/reminders';
import { sweepOrphans } from '@server/features/documents/documents/sweep';
import { expireOpportunities } from '@server/features/funding/opportunities/expire';
import { endUnactivated } from '@server/features/identity/registrations/unactivated';
import { deliverMails } from '@server/features/platform/mails/deliver';
import { closeSignedDays } from '@server/features/treasury/bank-days/close-day';
import { recoverDebts } from '@server/features/treasury/bank-movements/debts';
import {
  assertAgreesWithBank,
  assertReconciled,
} from '@server/features/treasury/bank-movements/reconciliation';
import { sweepTemporaryFolders } from '@server/http/temporary-folder';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { assertChainsSound, publishChainHeads } from './chains';
import type { Job } from './scheduler';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Answers of idempotent calls are kept this long for a caller that retries. */
const KEEP_ANSWERS_MS = 7 * DAY;

/** Everything that the house does by itself. */
export function allJobs(db: Db, adapters: Adapters, config: Config, log: FastifyBaseLogger): Job[] {
  return [
    {
      name: 'deliver-mail',
      everyMs: SECOND,
      run: () => deliverMails(db, adapters.mail, config, () => new Date()),
    },
    {
      name: 'expire-opportunities',
      everyMs: MINUTE,
      run: async (now) => void (await expireOpportunities(db, config, now)),
    },
    {
      name: 'apply-favour-balances',
      everyMs: HOUR,
      run: async (now) => void (await applyFavourBalances(db, config, now)),
    },
    {
      name: 'recover-debts',
      everyMs: HOUR,
      run: (now) => recoverDebts(db, now),
    },
    {
      name: 'remind-of-instalments',
      everyMs: HOUR,
      run: async (now) => void (await remindOfInstalments(db, config, now)),
    },
    {
      name: 'close-bank-days',
      everyMs: HOUR,
      run: (now) => closeSignedDays(db, config, now),
    },
    {
      name: 'reconcile',
      everyMs: DAY,
      async run() {
        await assertReconciled(db);
        await assertAgreesWithBank(db);
      },
    },
    {
      name: 'publish-chain-heads',
      everyMs: HOUR,
      run: () => publishChainHeads(db, log),
    },
    {
      name: 'verify-chains',
      everyMs: DAY,
      run: () => assertChainsSound(db),
    },
    {
      name: 'sweep-orphan-objects',
      everyMs: DAY,
      run: async (now) => void (await sweepOrphans(db, adapters.objects, now)),
    },
    {
      name: 'end-unactivated',
      everyMs: HOUR,
      run: (now) => endUnactivated(db, now),
    },
    {
      name: 'sweep-temporary-files',
      everyMs: 10 * MINUTE,
      run: async (now) => sweepTemporaryFolders(config.dataDir, now),
    },
    {
      name: 'forget-expired',
      everyMs: HOUR,
      async run(now) {
        await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
        const before = new Date(now.getTime() - KEEP_ANSWERS_MS);
        await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
      },
    },
  ];
}
