import { programCredits, programRequests } from '@contract/credit/figure-rows';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { creditRows } from './credit-rows';
import { requestRows } from './request-rows';

export const programRequestHandlers = implement(programRequests, {
  async list({ db, scope, query }) {
    if (scope.kind !== 'program') throw notFound();
    return requestRows(db, scope, query);
  },
});

export const programCreditHandlers = implement(programCredits, {
  async list({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return creditRows(db, scope, query, now);
  },
});
