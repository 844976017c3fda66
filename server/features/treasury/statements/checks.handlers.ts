import { createHash } from 'node:crypto';
import { statementChecks as contract } from '@contract/treasury/statement-checks';
import type { Db } from '@server/db/connection';
import { lastNight } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { linkOfSeal } from '@server/ledger/verify';
import { statementSubject } from './issue';
import { findByHash, type StoredStatement } from './repository';

export const statementCheckHandlers = implement(contract, {
  async show({ db, query: { sha256, folio } }) {
    const found = await findByHash(db, sha256, folio);
    if (!found) return { issued: null };
    const { statement, kind } = found;
    const link = await linkOfSeal(db, statementSubject(statement.folio));
    return {
      issued: {
        kind,
        folio: statement.folio,
        issued_at: statement.issuedAt.toISOString(),
        seq: link?.seq ?? 0,
        link: link?.hash ?? '',
        stands: link !== null && fits(statement, link) && (await isChainWell(db)),
      },
    };
  },
});

/** Whether what is kept is what was sealed, by a link that fits its entry and the link before it. */
const fits = ({ content, sha256 }: StoredStatement, link: { sealed: string; fits: boolean }) =>
  link.fits &&
  link.sealed === sha256 &&
  createHash('sha256').update(content).digest('hex') === sha256;

/** Whether the whole chain fitted when it was last recomputed; before the first night nothing speaks against it. */
async function isChainWell(db: Db): Promise<boolean> {
  const last = await lastNight(db, 'verify-chains');
  return last === undefined || last.state === 'completed';
}
