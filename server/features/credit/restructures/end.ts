import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import { restructureEventWords as said } from '@contract/locales/es-MX/platform/restructure-events';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { announce, announceToStaff, changedForStaff, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import {
  closeRestructure,
  findCredit,
  listExpired,
  lockRestructure,
  type Restructure,
} from './repository';

interface Ending {
  status: 'declined' | 'withdrawn' | 'expired';
  /** Staff's, when they withdraw it. */
  reason: string | null;
  config: Config;
  now: Date;
}

/**
 * Ends a proposal that nobody signed; the other side is told.
 * @throws AppError conflict when it is signed or ended already
 */
export async function endProposal(tx: Tx, row: Restructure, ending: Ending): Promise<void> {
  const { status, config } = ending;
  if (row.status !== 'proposed') throw conflict(t(words.ended));
  await closeRestructure(tx, row, ending);
  const credit = await findCredit(tx, { kind: 'all' }, row.loanId);
  const facts = { folio: credit.folio, loanId: row.loanId };
  if (status === 'declined') {
    await announceToStaff(tx, config, events.restructureDeclined, facts);
  } else if (row.contractId) {
    // Whom it was never shown to has nothing to be told.
    const reason = ending.reason ?? t(said.expired);
    await announce(tx, config, credit.applicantUserId, events.restructureEnded, {
      ...facts,
      reason,
    });
  }
  await changedForStaff(tx, 'restructures', { also: [credit.applicantUserId] });
}

/** Ends proposals whose last day has passed, each in a transaction of its own. */
export async function expireRestructures(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  for (const { id } of await listExpired(db, today)) {
    await inTransaction(db, async (tx) => {
      const row = await lockRestructure(tx, { kind: 'all' }, id);
      if (row.status !== 'proposed') return;
      await endProposal(tx, row, { status: 'expired', reason: null, config, now });
    });
  }
}
