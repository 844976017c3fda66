import { commitments as contract } from '@contract/funding/commitments';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { cancelCommitment } from './cancel';
import { closeFunding } from './close-funding';
import { commit } from './commit';
import type { Opportunity } from './open';
import { describeCommitment, listCommitments } from './repository';

export const commitmentHandlers = implement(contract, {
  async list({ db, scope, query }) {
    const page = await listCommitments(db, scope, query);
    return { ...page, items: page.items.map(describeCommitment) };
  },

  async create({ db, principal, body, config, now, record }) {
    const { investorId, userId } = principal;
    if (!investorId) throw notFound();
    const { commitment, opportunity, row } = await commit(db, {
      investorId,
      userId,
      opportunityId: body.opportunity_id,
      amount: body.amount_cents,
      config,
      now,
    });
    const full = opportunity.committedCents === opportunity.goalCents;
    const after = full
      ? await closeFunding(db, {
          opportunity,
          row,
          actor: userId,
          config,
          now,
        })
      : opportunity;
    await record(commitment.id, {
      opportunity_id: opportunity.id,
      amount_cents: body.amount_cents,
    });
    return outcome({ ...commitment, status: full ? 'firm' : 'reserved' }, after);
  },

  async cancel({ db, scope, params, principal, config, now, record }) {
    const { userId } = principal;
    const { commitmentId } = params;
    const { commitment, opportunity } = await cancelCommitment(db, {
      scope,
      commitmentId,
      userId,
      config,
      now,
    });
    await record(commitmentId, {
      opportunity_id: opportunity.id,
      amount_cents: commitment.amountCents,
    });
    return outcome(commitment, opportunity);
  },
});

type Commitment = Parameters<typeof describeCommitment>[0]['commitment'];

function outcome(commitment: Commitment, opportunity: Opportunity) {
  return {
    id: commitment.id,
    status: commitment.status,
    amount_cents: commitment.amountCents,
    opportunity: {
      id: opportunity.id,
      status: opportunity.status,
      goal_cents: opportunity.goalCents,
      committed_cents: opportunity.committedCents,
    },
  };
}
