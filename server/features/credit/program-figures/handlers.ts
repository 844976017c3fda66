import { programFigures as contract } from '@contract/credit/program-figures';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { collectionsOf } from './collections';
import { performanceOf } from './performance';

export const programFigureHandlers = implement(contract, {
  async performance({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return performanceOf(db, scope, query, now);
  },
  async collections({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return collectionsOf(db, scope, query, now);
  },
});
