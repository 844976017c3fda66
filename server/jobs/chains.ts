import type { Db } from '@server/db/connection';
import { contractDifferences, loanDifferences } from '@server/features/credit';
import { acknowledgementDifferences } from '@server/features/people';
import { auditChainHead, checkAuditChain, settingDifferences } from '@server/features/platform';
import { creditLineDifferences, statementDifferences } from '@server/features/treasury';
import { accountDifferences, rowDifferences } from '@server/ledger/compare';
import { chainHead, faultText, verifyChain } from '@server/ledger/verify';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Writes where the audit trail and the journal end to the log, which is kept outside the database: who
 * could rewrite a chain and its head together cannot rewrite what was logged here.
 */
export async function publishChainHeads(db: Db, log: FastifyBaseLogger): Promise<void> {
  const [audit, journal] = [await auditChainHead(db), await chainHead(db)];
  log.info(
    {
      audit_seq: audit?.seq,
      audit_hash: audit?.hash,
      journal_seq: journal?.seq,
      journal_hash: journal?.hash,
    },
    'chain heads',
  );
}

/**
 * Recomputes every hash of both chains, page by page, and compares with the journal what decides money outside of it.
 * @throws Error that names the first place of each chain that does not fit, and what differs
 */
export async function assertChainsSound(db: Db): Promise<void> {
  const faults: string[] = [];
  const { brokenAt } = await checkAuditChain(db);
  if (brokenAt !== null) faults.push(`the audit trail breaks at entry ${brokenAt}`);
  const journal = await verifyChain(db);
  if (!journal.ok) faults.push(faultText(journal));
  faults.push(
    ...(await accountDifferences(db)),
    ...(await rowDifferences(db)),
    ...(await loanDifferences(db)),
    ...(await contractDifferences(db)),
    ...(await settingDifferences(db)),
    ...(await statementDifferences(db)),
    ...(await creditLineDifferences(db)),
    ...(await acknowledgementDifferences(db)),
  );
  if (faults.length > 0) throw new Error(faults.join('; '));
}
