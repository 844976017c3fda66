import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import type { Tx } from '@server/db/connection';
import { creditLineDraws, creditLinePayments } from '@server/db/schema/treasury-credit-lines';
import type { keptOfStage } from '@server/features/credit';
import { announce, events } from '@server/features/platform';
import { t } from '@server/i18n';
import { creditLineKept } from '@server/ledger/events/credit-lines';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { endWaiting, paymentRow } from './draw';
import {
  capitalLeft,
  drawOf,
  drawQuery,
  lockLine,
  moveDraw,
  receiptsOf,
  totalOwed,
  withPayments,
} from './repository';
import { applyReceipt, splitStage } from './rules';
import { assertDrawAsSealed } from './sealed';

/**
 * A stage was delivered, and its installer is owed it: what its draws owe today is kept of it, the one that falls due
 * first leading, and what was not paid out of them yet is not paid out any more.
 * @returns how much was kept, in centavos
 * @throws AppError conflict when a draw is not the one that was paid out
 */
export const collectFromStage: Parameters<typeof keptOfStage.connect>[0] = async (
  tx,
  { supplierId, projectId, stage, doer },
) => {
  await lockLine(tx, supplierId);
  const rows = await drawQuery(tx)
    .where(
      and(
        eq(creditLineDraws.stageId, stage.id),
        inArray(creditLineDraws.status, ['requested', 'approved', 'paid']),
      ),
    )
    .orderBy(creditLineDraws.dueOn, creditLineDraws.id);
  const on = dayInMexicoCity(doer.now);
  await cancelUnpaid(tx, rows, doer);
  const paid = await withPayments(
    tx,
    rows.map(({ draw }) => draw).filter(({ status }) => status === 'paid'),
  );
  const shares = splitStage(
    stage.amountCents,
    paid.map((draw) => totalOwed(draw, on)),
  );
  for (const [index, draw] of paid.entries()) {
    const amount = shares[index] ?? toCentavos(0);
    const terms = drawOf(draw.row);
    if (amount === 0 || !terms) continue;
    await assertDrawAsSealed(tx, draw.row);
    const { parts } = applyReceipt(terms, receiptsOf(draw.payments), { on, amount });
    const paymentId = v7();
    await creditLineKept(tx, {
      ...{ supplierId, drawId: draw.row.id, projectId, paymentId, parts, amount },
      stage: stage.n,
      occurredOn: on,
      actor: doer.actor,
    });
    await tx.insert(creditLinePayments).values({
      id: paymentId,
      ...paymentRow({ draw: draw.row, on, parts, now: doer.now }),
      source: 'stage',
      stageId: stage.id,
    });
    const isSettled = parts.capital === capitalLeft(draw);
    if (isSettled) await moveDraw(tx, draw.row, 'settled');
    const userId = rows.find((row) => row.draw.id === draw.row.id)?.userId;
    if (userId) {
      await announce(tx, doer.config, userId, events.creditDrawRepaid, {
        ...{ folio: draw.row.folio, amount, isSettled, source: 'stage' },
      });
    }
  }
  return sumCents(shares);
};

type Rows = Awaited<ReturnType<typeof drawQuery>>;

async function cancelUnpaid(
  tx: Tx,
  rows: Rows,
  { config, now }: Parameters<typeof collectFromStage>[1]['doer'],
) {
  const why = t(words.draw.stageDelivered);
  for (const { draw, userId } of rows) {
    if (draw.status === 'paid') continue;
    await moveDraw(tx, draw, 'cancelled', { reason: why });
    await endWaiting(tx, draw, { why, config, now });
    const { folio, principalCents: amount } = draw;
    await announce(tx, config, userId, events.creditDrawDecided, { folio, amount, reason: why });
  }
}
