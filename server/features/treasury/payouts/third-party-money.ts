import { formatDay } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { payments } from '@server/db/schema/credit';
import { bankMovements } from '@server/db/schema/treasury';
import type { MoneyAct } from '@server/features/platform';
import { t } from '@server/i18n';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Payout } from './order';

/**
 * Who else sent the money that goes back to an applicant, for the people who decide on it: it may have been
 * taken from them. What came first pays first, so what is left in credit balance is of the newest lines.
 */
export async function thirdPartyMoney(
  tx: Tx,
  { applicantId, amountCents }: Payout,
): Promise<MoneyAct['details']> {
  if (!applicantId) return [];
  const left = sql<string>`${bankMovements.amountCents} - coalesce(sum(${payments.amountCents}), 0)`;
  const lines = await tx
    .select({ line: bankMovements, left })
    .from(bankMovements)
    .leftJoin(
      payments,
      and(eq(payments.bankMovementId, bankMovements.id), isNull(payments.reversedAt)),
    )
    .where(
      and(
        eq(bankMovements.matchedKind, 'applicant'),
        eq(bankMovements.matchedId, applicantId),
        inArray(bankMovements.status, ['matched', 'assigned']),
      ),
    )
    .groupBy(bankMovements.id)
    .having(gt(left, 0))
    .orderBy(desc(bankMovements.occurredOn), desc(bankMovements.id));
  const found = [];
  let covered = 0;
  for (const { line, left } of lines) {
    if (covered >= amountCents) break;
    covered += Number(left);
    if (line.thirdParty) found.push(line);
  }
  return found.map(({ senderName, amountCents: amount, occurredOn, trackingKey }) => ({
    label: t(treasuryWords.payouts.thirdPartyMoney.thirdParty),
    value: t(treasuryWords.payouts.thirdPartyMoney.depositShown, {
      day: senderName,
      amount,
      sender: formatDay(occurredOn),
      trackingKey,
    }),
  }));
}
