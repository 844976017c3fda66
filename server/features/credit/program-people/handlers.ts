import { programPeople as contract } from '@contract/credit/program-people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { demographicsOf } from './demographics';

export const programPeopleHandlers = implement(contract, {
  async demographics({ db, scope, query, now }) {
    if (scope.kind !== 'program') throw notFound();
    return demographicsOf(db, scope, query, now);
  },
});
