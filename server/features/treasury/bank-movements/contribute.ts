import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import {
  type bankMovements as contract,
  MOST_ROUNDING_CENTS,
} from '@contract/treasury/bank-movements';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark } from '@server/features/people';
import { conflict, refused } from '@server/http/errors';
import type { Handler } from '@server/http/implement';
import { t } from '@server/i18n';
import { feesToTransfer } from '@server/ledger/accounts';
import { LedgerError } from '@server/ledger/errors';
import { roundingCovered, shortfallCovered } from '@server/ledger/events/contributions';
import { shortfallOf } from '@server/ledger/shortfall';
import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
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
  const short = await lockShortfall(tx);
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

/** What custody lacks, held: two acts at the same moment do not both cover the same. */
async function lockShortfall(tx: Tx): Promise<Centavos> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('shortfall', 0))`);
  return shortfallOf(tx, null);
}

/**
 * The company's fees that wait in custody make good all that it lacks, where that is no more than rounding.
 * @throws AppError rule when another amount is lacking by now, it is more than rounding, or the fees are less.
 */
export const coverRounding: Handler<typeof contract.coverRounding> = async (call) => {
  const { db, body, principal, now, twoPeople, record } = call;
  const { amount_cents: amount } = body;
  const words = treasuryWords.bankMovements.rounding;
  const refuse = (message: string) => refused(message, { amount_cents: message });
  const short = await lockShortfall(db);
  if (amount !== short) throw refuse(t(words.changed, { amount: short }));
  if (amount > MOST_ROUNDING_CENTS) throw refuse(t(words.tooMuch));
  const id = v7();
  const event = { id, amount, occurredOn: dayInMexicoCity(now), actor: principal.userId };
  await roundingCovered(db, event).catch((error: unknown) => {
    const isTooLittle = error instanceof LedgerError && error.subject === feesToTransfer.code;
    throw isTooLittle ? refuse(t(words.noFees)) : error;
  });
  await twoPeople({
    kind: 'in',
    object: 'bank_roundings',
    objectId: 'shortfall',
    title: t(words.act),
    details: [{ label: t(words.from), value: t(words.fees) }],
    amountCents: amount,
    people: [],
    // Settling a shortfall of clients' money always takes two people.
    always: true,
  });
  await record(id, { amount_cents: amount });
  return { shortfall_cents: await shortfallOf(db, null) };
};
