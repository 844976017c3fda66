import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { type TransferNoun, wasListed } from '@contract/treasury/transfers';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import type { Vault } from '@server/db/vault';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { isReportedAsSent } from './on-its-way';

interface Waiting {
  noun: TransferNoun;
  id: string;
  amountCents: Centavos;
  clabe: string;
  listedAt: Date | null;
}

/** Why a transfer may not be in the next file for the bank, lest it leave twice; null when it may. */
export async function whyNotListed(
  tx: Tx,
  vault: Vault,
  transfer: Waiting,
  now: Date,
): Promise<{ reason: string; listed: boolean } | null> {
  const { noun, id, listedAt } = transfer;
  const [act] = await tx
    .select({ title: approvals.title })
    .from(approvals)
    .where(
      and(
        eq(approvals.object, noun),
        eq(approvals.objectId, id),
        eq(approvals.outcome, 'waiting'),
        gt(approvals.expiresAt, now),
      ),
    )
    .limit(1);
  if (act) {
    return {
      reason: t(treasuryWords.transfers.bankFile.waitsForOther, { act: act.title }),
      listed: false,
    };
  }
  if (await isReportedAsSent(tx, vault, transfer)) {
    return {
      reason: t(treasuryWords.transfers.bankFile.chargeReported),
      listed: false,
    };
  }
  return listedAt
    ? {
        reason: t(treasuryWords.transfers.bankFile.listedOn, { day: dayOf(listedAt) }),
        listed: true,
      }
    : null;
}

/** @throws AppError conflict when it was in no file. */
export function assertListed({ listedAt }: { listedAt: Date | null }) {
  if (!listedAt) throw conflict(t(treasuryWords.transfers.bankFile.notListed));
}

/** What the second person checks of a transfer that is given up or listed again: that it was in a file, and why. */
export const whyDetails = ({ listedAt }: { listedAt: Date | null }, reason: string) => [
  ...(listedAt
    ? [{ label: t(treasuryWords.transfers.bankFile.attention), value: wasListed(dayOf(listedAt)) }]
    : []),
  { label: t(serverWords.shared.reason), value: reason },
];

const dayOf = (at: Date) => formatDay(dayInMexicoCity(at));
