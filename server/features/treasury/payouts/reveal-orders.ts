import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { payouts as contract } from '@contract/treasury/payouts';
import { whyOwnerHeld } from '@server/features/identity';
import type { Handler } from '@server/http/implement';
import { t } from '@server/i18n';
import { clabeOf } from '../transfers/account';
import { whyNotAsKept } from '../transfers/as-kept';
import { whyNotListed } from '../transfers/bank-file';
import { whyNotSent } from '../transfers/on-its-way';
import { whyOwes } from '../transfers/owes';
import { inOrder, revealOrder } from '../transfers/revealed';
import { assertOrdered, kindName, noteOf } from './act-on';
import { applicantsOf, changePayout, lockPayout } from './repository';

/** The full accounts of orders that may be sent, with the reason of each that may not. */
export const revealOrders: Handler<typeof contract.reveal> = async ({
  db,
  body,
  vault,
  now,
  record,
}) => {
  const items = [];
  const leftOut = [];
  const rows = [];
  for (const id of inOrder(body.ids)) rows.push(await lockPayout(db, id));
  for (const row of rows) {
    assertOrdered(row);
    const { id } = row;
    const concept = kindName[row.kind];
    if (!row.clabe) {
      leftOut.push({ id, concept, reason: t(treasuryWords.payouts.captureLine), listed: false });
      continue;
    }
    const kept = { ...row, clabe: row.clabe };
    const transfer = {
      ...kept,
      noun: 'payouts' as const,
      clabe: clabeOf(vault, 'payout', kept),
    };
    const { applicantId } = row;
    const [userId] = await applicantsOf(db, row);
    const held = userId && (await whyOwnerHeld(db, userId, now));
    const refusal =
      (await whyNotAsKept(db, { kind: 'payout', row })) ||
      held ||
      (applicantId &&
        (await whyNotSent(db, vault, transfer, () =>
          whyOwes(db, { kind: 'applicant', id: applicantId }),
        )));
    if (refusal) {
      leftOut.push({ id, concept, reason: refusal, listed: false });
      continue;
    }
    if (body.file) {
      const why = await whyNotListed(db, vault, transfer, now);
      if (why) {
        leftOut.push({
          id,
          concept: t(treasuryWords.payouts.kindTo, { kind: concept, name: row.beneficiary }),
          ...why,
        });
        continue;
      }
      await changePayout(db, id, { listedAt: now });
    }
    await record(row.id, noteOf(row));
    items.push(
      await revealOrder(db, vault, now, {
        kind: 'payout',
        row: kept,
        holder: row.beneficiary,
        concept,
        folio: dayInMexicoCity(row.createdAt),
        ownerId: row.applicantId,
        depositId: row.bankMovementId,
      }),
    );
  }
  return { items, left_out: leftOut };
};
