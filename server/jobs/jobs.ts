import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { idempotencyKeys } from '@server/db/schema/http';
import { oneTimeTokens } from '@server/db/schema/identity';
import { createVault } from '@server/db/vault';
import { lookForAlerts, makeReport } from '@server/features/compliance';
import {
  applyCreditBalances,
  draftContract,
  draftRestructure,
  followCollections,
  remindOfInstalments,
  remindOfLeads,
  settleProgramFigures,
} from '@server/features/credit';
import { scanQuarantined, sweepOrphans } from '@server/features/documents';
import { expireOpportunities } from '@server/features/funding';
import { endUnactivated } from '@server/features/identity';
import {
  followAccreditations,
  forgetExports,
  forgetUnanswered,
  forgetVisitors,
  makeExport,
  tellOfNewVersions,
} from '@server/features/people';
import { announcePart, deliverMail } from '@server/features/platform';
import { forgetDeadRows, resumeBatches, settleTallies, workBatch } from '@server/features/program';
import {
  assertAgreesWithBank,
  assertReconciled,
  chargeSentCards,
  closeSignedDays,
  followDirectDebits,
  followRecurringOrders,
  forgetCard,
  issueMonth,
  recoverDebts,
} from '@server/features/treasury';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { assertChainsSound, publishChainHeads } from './chains';
import type { Works } from './worker';

/** Answers of idempotent calls are kept this long for a caller that retries. */
const KEEP_ANSWERS_MS = 7 * 24 * 60 * 60 * 1000;

/** Everything that the system does by itself. */
export function allJobs(db: Db, adapters: Adapters, config: Config, log: FastifyBaseLogger): Works {
  const importing = { objects: adapters.objects, dataDir: config.dataDir, config };
  return {
    'deliver-mail': (mail, { now }) => deliverMail(db, adapters, config, mail, now),
    announce: (announcement, { done }) => announcePart(db, config, announcement, done),
    'export-data': ({ exportId }, { now }) => makeExport(db, config, exportId, now),
    'make-report': ({ reportId }, { now }) =>
      makeReport(db, { reportId, objects: adapters.objects, config, now }),
    'import-prospects': ({ batchId }, { now }) => workBatch(db, { ...importing, batchId, now }),
    'resume-imports': (_, { now }) => resumeBatches(db, { ...importing, now }),
    'draft-contract': (funded, { now }) =>
      draftContract(db, { ...funded, objects: adapters.objects, config, now }),
    'draft-restructure': ({ restructureId }, { now }) =>
      draftRestructure(db, { restructureId, objects: adapters.objects, config, now }),
    'forget-card': ({ cardId }) =>
      forgetCard(db, { cardId, gateway: adapters.cards, vault: createVault(config.appSecret) }),
    async 'expire-opportunities'(_, { now }) {
      await expireOpportunities(db, config, now);
    },
    async 'settle-tallies'() {
      await settleTallies(db);
      await settleProgramFigures(db);
    },
    'apply-credit-balances': (_, { now }) => applyCreditBalances(db, config, now),
    async 'charge-direct-debits'(_, { now }) {
      const charging = { config, gateway: adapters.cards, now };
      await followDirectDebits(db, charging);
      await chargeSentCards(db, charging);
    },
    'follow-recurring-orders': (_, { now }) => followRecurringOrders(db, { config, now }),
    'recover-debts': (_, { now }) => recoverDebts(db, now),
    'remind-of-instalments': (_, { now }) => remindOfInstalments(db, config, now),
    'follow-collections': (_, { now }) => followCollections(db, config, now),
    'follow-accreditations': (_, { now }) => followAccreditations(db, config, now),
    'remind-of-leads': (_, { now }) => remindOfLeads(db, config, now),
    'look-for-alerts': (_, { now }) => lookForAlerts(db, now),
    'close-bank-days': (_, { now }) => closeSignedDays(db, config, now),
    async reconcile(_, { now }) {
      await assertReconciled(db);
      await assertAgreesWithBank(db, now);
    },
    'issue-statements': (_, { now }) => issueMonth(db, { config, now }),
    'publish-chain-heads': () => publishChainHeads(db, log),
    'verify-chains': () => assertChainsSound(db),
    'scan-quarantine': (_, { now }) => scanQuarantined(db, { ...adapters, config, now }),
    async 'sweep-orphan-objects'(_, { now }) {
      await sweepOrphans(db, adapters.objects, now);
    },
    'tell-of-new-versions': (_, { now }) => tellOfNewVersions(db, config, now),
    'end-unactivated': (_, { now }) => endUnactivated(db, now),
    'forget-dead-imports': (_, { now }) => forgetDeadRows(db, now),
    'forget-unanswered': (_, { now }) => forgetUnanswered(db, now),
    async 'forget-expired'(_, { now }) {
      await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
      await forgetExports(db, now);
      await forgetVisitors(db, dayInMexicoCity(now));
      const before = new Date(now.getTime() - KEEP_ANSWERS_MS);
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
    },
  };
}
