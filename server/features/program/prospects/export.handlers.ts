import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { prospectExports as contract } from '@contract/program/prospect-exports';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { exportProspects } from './export';

export const prospectExportHandlers = implement(contract, {
  async file({ db, scope, query, principal, now, record, log, assertStillLetIn }) {
    if (scope.kind !== 'program') throw notFound();
    await record(scope.programId, { fields: query.columns.join() });
    const reader = { userId: principal.userId, now, assertStillLetIn };
    const stream = exportProspects(db, scope, query, reader);
    // Its reader is told by the end of the connection alone.
    stream.on('error', (error) => log.error(error));
    return {
      stream,
      mediaType: 'text/csv; charset=utf-8',
      fileName: `prospectos-${dayInMexicoCity(now)}.csv`,
      disposition: 'attachment' as const,
    };
  },
});
