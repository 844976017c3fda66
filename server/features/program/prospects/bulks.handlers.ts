import { prospectBulks as contract } from '@contract/program/prospect-bulks';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { changeMany, undoMany } from './bulk';

export const prospectBulkHandlers = implement(contract, {
  async create({ db, scope, body, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const answer = await changeMany(db, scope, body, { now, userId: principal.userId });
    await record(answer.id, { rows: answer.changed });
    return answer;
  },

  async undo({ db, scope, params, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const doing = { now, userId: principal.userId };
    const answer = await undoMany(db, scope, params.bulkId, doing);
    await record(params.bulkId, { rows: answer.restored });
    return answer;
  },
});
