import { collectionWords } from '@contract/locales/es-MX/credit/collections-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { collectionCases } from '@server/db/schema/credit-collections';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { followPaid } from './follow';
import { endOpenPromise } from './promise';
import { writeAct } from './repository';

interface Signed {
  loanId: string;
  applicantId: string;
  /** Who signed it. */
  by: string;
  config: Config;
  now: Date;
}

/**
 * Writes down that a credit has a new calendar, by which it is up to date. What was promised of the old one is not
 * waited for, nor is it broken once its day has passed.
 */
export async function creditRestructured(tx: Tx, signed: Signed): Promise<void> {
  const { loanId, applicantId, by, config, now } = signed;
  const isQueued = eq(collectionCases.loanId, loanId);
  // One that fell late today may not be in the queue yet.
  if ((await tx.$count(collectionCases, isQueued)) > 0) {
    await endOpenPromise(tx, { loanId, by, now, reason: t(collectionWords.promiseMoved) });
  }
  await writeAct(tx, loanId, { kind: 'restructured', happenedAt: now, by });
  await followPaid(tx, applicantId, { config, now });
}
