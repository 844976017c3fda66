import { fundingWords } from '@contract/locales/es-MX/funding/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { assertAllowed } from '@server/features/credit';
import { announce, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { giveBack } from './give-back';
import { isOpen, lockOpportunity } from './open';
import { findCommitment } from './repository';

interface Withdrawal {
  scope: Scope;
  commitmentId: string;
  userId: string;
  config: Config;
  now: Date;
}

/** Gives a commitment back to its investor, who asks for it before the money is delivered (LRITF 18-VII). */
export async function cancelCommitment(
  tx: Tx,
  { scope, commitmentId, userId, config, now }: Withdrawal,
) {
  const { opportunityId } = await findCommitment(tx, scope, commitmentId);
  const { opportunity, row } = await lockOpportunity(tx, opportunityId);
  // Read again: what it was before the lock may have changed.
  const commitment = await findCommitment(tx, scope, commitmentId);
  if (!isOpen(commitment)) throw conflict(t(fundingWords.commitments.withdraw.tooLate));
  assertAllowed('investor', row.project.status, 'cancel_commitment');
  const giving = { commitment, opportunity, row, actor: userId, config, now };
  const after = await giveBack(tx, giving);
  await announce(tx, config, userId, events.commitmentWithdrawn, {
    folio: row.project.folio,
    opportunityId: opportunity.id,
    amount: commitment.amountCents,
  });
  return { commitment: { ...commitment, status: 'cancelled' as const }, opportunity: after };
}
