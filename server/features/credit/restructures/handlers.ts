import { restructures as contract } from '@contract/credit/restructures';
import { implement } from '@server/http/implement';
import { assertNotIn } from '../loans/people-in';
import { describeRestructures } from './describe';
import { endProposal } from './end';
import { describeFigures, figuresOf, offerOf } from './offer';
import { propose } from './propose';
import { findCredit, listOfLoan, lockRestructure } from './repository';

export const restructureHandlers = implement(contract, {
  async preview({ db, scope, params, query, now }) {
    const credit = await findCredit(db, scope, params.loanId);
    const offer = await offerOf(db, credit, query, now);
    return { ...describeFigures(figuresOf(offer, credit, query)), expires_on: offer.expiresOn };
  },

  async list({ db, scope, params, principal, now }) {
    if (scope.kind === 'all') await assertNotIn(db, params.loanId, principal.userId);
    const credit = await findCredit(db, scope, params.loanId);
    const rows = await listOfLoan(db, params.loanId);
    return { items: await describeRestructures(db, rows, { credit, caller: principal, now }) };
  },

  async propose({ db, params: { loanId }, body, principal, now, twoPeople, record }) {
    const id = await propose(db, { loanId, body, by: principal.userId, now, twoPeople });
    await record(loanId, { reason: body.reason });
    return { id };
  },

  async withdraw({ db, scope, params, body: { reason }, principal, config, now, record }) {
    const row = await lockRestructure(db, scope, params.restructureId);
    await assertNotIn(db, row.loanId, principal.userId);
    await endProposal(db, row, { status: 'withdrawn', reason, config, now });
    await record(row.loanId, { reason });
    return { id: row.id };
  },

  async decline({ db, scope, params, config, now, record }) {
    const row = await lockRestructure(db, scope, params.restructureId);
    await endProposal(db, row, { status: 'declined', reason: null, config, now });
    await record(row.loanId);
    return { id: row.id };
  },
});
