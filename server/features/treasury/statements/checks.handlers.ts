import { statementChecks as contract } from '@contract/treasury/statement-checks';
import type { Db } from '@server/db/connection';
import { lastNight } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { namesJournalFault } from '@server/ledger/verify';
import { findByHash } from './repository';
import { isFileSealed, readSealed } from './sealed';

export const statementCheckHandlers = implement(contract, {
  async show({ db, query: { sha256, folio } }) {
    const found = await findByHash(db, sha256, folio);
    if (!found) return { issued: null };
    const { statement, file } = found;
    const sealed = await readSealed(db, statement);
    const fits = sealed !== null && (!file || (await isFileSealed(db, statement.folio, file)));
    return {
      issued: {
        kind: file?.format ?? ('content' as const),
        folio: statement.folio,
        issued_at: sealed?.content.issued_at ?? statement.issuedAt.toISOString(),
        seq: sealed?.proof.seq ?? 0,
        link: sealed?.proof.link ?? '',
        stands: fits && (await isJournalWell(db)),
      },
    };
  },
});

/** Whether the last check of all links found no fault in the journal; what else it found or failed of is not about it. */
async function isJournalWell(db: Db): Promise<boolean> {
  const last = await lastNight(db, 'verify-chains');
  return !namesJournalFault(last?.error ?? '');
}
