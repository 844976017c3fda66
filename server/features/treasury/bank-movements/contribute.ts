import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark } from '@server/features/people';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { shortfallCovered } from '@server/ledger/events/contributions';
import { shortfallOf } from '@server/ledger/shortfall';
import { and, desc, eq, sql } from 'drizzle-orm';
import { depositOf } from './deposit-of';
import type { BankMovement, Origin } from './receive';

/** Deposits without owner that came from the operator's own account, the newest first, by their ids. */
export async function contributable(
  tx: Tx,
  vault: Vault,
  { companyClabe }: Pick<Config, 'companyClabe'>,
): Promise<string[]> {
  if (!companyClabe) return [];
  const rows = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.senderMark, accountMark(vault, companyClabe)),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.status, 'unidentified'),
      ),
    )
    .orderBy(desc(bankMovements.id))
    .limit(MOST_OFFERED);
  return rows.map(({ id }) => id);
}

const MOST_OFFERED = 100;

/**
 * A deposit from the operator's own account makes good what custody lacks, no more: what is the operator's
 * does not stay among clients' money.
 * @throws AppError conflict when it is no deposit without owner · rule when it is not the operator's, or more
 * than what is lacking.
 */
export async function contributeMovement(
  tx: Tx,
  movement: BankMovement,
  { vault, config, actor }: Pick<Origin, 'vault' | 'config' | 'actor'>,
): Promise<BankMovement> {
  if (movement.direction !== 'in' || movement.status !== 'unidentified') {
    throw conflict(t(treasuryWords.bankMovements.contribute.notUnowned));
  }
  const { companyClabe } = config;
  if (!companyClabe || movement.senderMark !== accountMark(vault, companyClabe)) {
    throw refused(t(treasuryWords.bankMovements.contribute.notCompany));
  }
  // Two deposits at the same moment do not both cover the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('shortfall', 0))`);
  const short = await shortfallOf(tx, null);
  if (movement.amountCents > short) {
    throw refused(t(treasuryWords.bankMovements.contribute.moreThanLacking, { amount: short }));
  }
  await shortfallCovered(tx, depositOf(movement, actor));
  const [covered] = await tx
    .update(bankMovements)
    .set({ status: 'assigned', matchedKind: 'company' })
    .where(eq(bankMovements.id, movement.id))
    .returning();
  if (!covered) throw new Error('the movement is gone');
  return covered;
}
