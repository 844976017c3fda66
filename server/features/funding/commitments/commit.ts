import { statusesIn } from '@contract/credit/life-cycle';
import { commitmentProblem } from '@contract/funding/commitments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { commitments, opportunities } from '@server/db/schema/funding';
import { investors } from '@server/db/schema/people';
import { assertAllowed } from '@server/features/credit';
import { missingBeforeCommitting } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { LedgerError } from '@server/ledger/errors';
import { committed } from '@server/ledger/events/commitments';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { exposureOf } from './exposure';
import { limitOf } from './limits';
import { lockOpportunity } from './open';

interface NewCommitment {
  investorId: string;
  userId: string;
  opportunityId: string;
  amount: Centavos;
  config: Config;
  now: Date;
}

const refuse = (message: string) => refused(t(outcomes.invalidTitle), { amount_cents: message });

/**
 * Reserves an investor's money for an opportunity. The project, the opportunity and the investor are
 * held meanwhile, so that neither the goal nor the investor's limit can be passed by two at once.
 * Answers the commitment, the opportunity after it, and the project's row.
 */
export async function commit(
  tx: Tx,
  { investorId, userId, opportunityId, amount, config, now }: NewCommitment,
) {
  const { opportunity, row } = await lockOpportunity(tx, opportunityId);
  assertAllowed('investor', row.project.status, 'commit');
  if (opportunity.closesAt <= now) throw conflict(t(fundingWords.commitments.commit.closed));
  const missing = await missingBeforeCommitting(tx, userId);
  if (missing.length > 0) throw refused(t(relationWords.gate.commit));
  if (row.applicantUserId === userId) throw refused(t(fundingWords.commitments.commit.ownRequest));
  await tx
    .select({ id: investors.id })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('no key update');
  const exposure = await exposureOf(tx, investorId, opportunity, now);
  const room = {
    open: toCentavos(opportunity.goalCents - opportunity.committedCents),
    cap: limitOf(exposure).cap,
    used: exposure.inThisRequest,
    available: await balance(tx, investorAvailable(investorId)),
  };
  const problem = commitmentProblem(amount, room);
  if (problem) throw refuse(problem);

  const id = v7();
  const event = {
    commitmentId: id,
    projectId: row.project.id,
    investorId,
    amount,
    occurredOn: dayInMexicoCity(now),
    actor: userId,
  };
  await committed(tx, event).catch((error: unknown) => {
    // A withdrawal of the same money got there first.
    const spent = error instanceof LedgerError && error.refusal === 'insufficient_funds';
    throw spent
      ? refuse(commitmentProblem(amount, { ...room, available: toCentavos(0) }) ?? '')
      : error;
  });
  const [commitment] = await tx
    .insert(commitments)
    .values({
      id,
      opportunityId,
      investorId,
      amountCents: amount,
      status: statusesIn.published.commitments,
      createdAt: now,
    })
    .returning();
  if (!commitment) throw new Error('the commitment was not created');
  const committedCents = sumCents([opportunity.committedCents, amount]);
  await tx.update(opportunities).set({ committedCents }).where(eq(opportunities.id, opportunityId));
  await announce(tx, config, userId, events.committed, {
    folio: row.project.folio,
    opportunityId,
    amount,
  });
  return { commitment, opportunity: { ...opportunity, committedCents }, row };
}
