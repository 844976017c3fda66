import { programMetrics as contract } from '@contract/program/metrics';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { progressOf } from './progress';
import { prospectMetrics } from './repository';
import { effectivenessOf } from './tallies';

export const programMetricsHandlers = implement(contract, {
  async prospects({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return prospectMetrics(db, scope, query, now);
  },
  async effectiveness({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return effectivenessOf(db, scope, query, now);
  },
  async progress({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return progressOf(db, scope, query, now);
  },
});
