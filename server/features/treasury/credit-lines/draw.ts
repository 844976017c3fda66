import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import { drawActs } from '@contract/treasury/credit-line-draws';
import type { DrawParts, LineState } from '@contract/treasury/credit-lines';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import type { creditLinePayments } from '@server/db/schema/treasury-credit-lines';
import { lockStage } from '@server/features/credit';
import { setAside } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import {
  type DrawListRow,
  describeDraws,
  findDraw,
  liveDrawsOf,
  lockLine,
  noLongerInState,
  owedBy,
  type PaymentRow,
  ratesOf,
  standingOf,
  termsOf,
  withPayments,
} from './repository';
import { quoteDraw, totalOfParts } from './rules';
import { assertDrawAsSealed, assertTermsAsSealed, type DrawRow, type Terms } from './sealed';

/** A draw with its project and line, locked in that order until the transaction ends. */
export async function lockDraw(tx: Tx, scope: Scope, id: string): Promise<DrawListRow> {
  const { draw, supplierId } = await findDraw(tx, scope, id);
  await lockStage(tx, { kind: 'all' }, draw.stageId);
  await lockLine(tx, supplierId);
  return findDraw(tx, scope, id);
}

/** @throws AppError conflict where the state of a draw has no such act */
export function assertAllowed(
  { status }: Pick<DrawRow, 'status'>,
  act: (typeof drawActs)['requested'][number],
): void {
  if (!drawActs[status].includes(act)) throw noLongerInState();
}

/** @throws AppError rule, which says why a line cannot be drawn */
export function assertOpen(state: LineState): void {
  if (state !== 'active') throw refused(t(words.state[state]));
}

/** @throws AppError rule on `days` when a draw would last longer than its line allows */
export function assertEnds(days: number, terms: Terms, today: Day): void {
  const on = (why: string) => refused(t(outcomes.invalidTitle), { days: why });
  if (days > terms.maxDays) throw on(t(words.draw.tooLong, { days: terms.maxDays }));
  if (addDays(today, days) > terms.expiresOn) {
    throw on(t(words.draw.beyondExpiry, { day: terms.expiresOn }));
  }
}

/**
 * Checks a draw anew before it is approved or paid: its line, which counts it already, and its stage.
 * @throws AppError rule, conflict
 */
export async function assertGood(tx: Tx, { draw, supplierId }: DrawListRow, now: Date) {
  await assertDrawAsSealed(tx, draw);
  const line = await lockLine(tx, supplierId);
  const [terms] = line ? await termsOf(tx, line.id) : [];
  if (!line || !terms) throw conflict(t(words.line.noLine));
  await assertTermsAsSealed(tx, terms);
  const today = dayInMexicoCity(now);
  const { state } = standingOf(terms, false, await liveDrawsOf(tx, [line.id]), today);
  assertOpen(state);
  assertEnds(draw.days, terms, today);
  const { stage, row } = await lockStage(tx, { kind: 'all' }, draw.stageId);
  if (row.project.status !== 'installing' || stage.status !== 'waiting') {
    throw refused(t(words.draw.notDrawable));
  }
}

/** Who approved a draw does not pay it. */
export const whyNotPayer = ({ approvedBy }: DrawRow, userId: string) =>
  approvedBy === userId ? t(words.draw.approvedByYou) : null;

/** What a draw is about, for the person who confirms an act on it. */
export const actOn = ({ draw, supplierName, projectFolio, userId, supplierId }: DrawListRow) => ({
  object: 'credit-line-draws' as const,
  objectId: draw.id,
  details: [
    {
      label: t(words.line.installer),
      value: supplierName,
      to: href('backofficeCreditLineShow', { supplierId }),
    },
    {
      label: t(words.draw.draw),
      value: draw.folio,
      to: href('backofficeCreditDrawShow', { drawId: draw.id }),
    },
    { label: t(words.draw.project), value: projectFolio },
    { label: t(words.draw.days), value: t(words.line.daysValue, { days: draw.days }) },
  ],
  amountCents: draw.principalCents,
  people: [userId],
});

/** What a draw costs when it is repaid on its last day. */
export const quoteOf = (draw: DrawRow) =>
  quoteDraw(ratesOf(draw), { principal: draw.principalCents, days: draw.days });

/** A quote as it is told. */
export const describeQuote = (quote: ReturnType<typeof quoteDraw>) => ({
  days: quote.days,
  principal_cents: quote.principal,
  fee_cents: quote.fee,
  fee_vat_cents: quote.feeVat,
  received_cents: quote.received,
  interest_cents: quote.interest,
  interest_vat_cents: quote.interestVat,
  total_cents: quote.total,
  cost_cents: quote.cost,
  cat_bp: quote.cat,
});

/** A payment of a draw, as it is kept. */
export const paymentRow = ({
  draw,
  on,
  parts,
  now,
}: {
  draw: Pick<DrawRow, 'id'>;
  on: Day;
  parts: DrawParts;
  now: Date;
}): Omit<typeof creditLinePayments.$inferInsert, 'source'> => ({
  drawId: draw.id,
  receivedOn: on,
  amountCents: totalOfParts(parts),
  capitalCents: parts.capital,
  interestCents: parts.interest,
  vatCents: parts.vat,
  lateInterestCents: parts.late_interest,
  lateVatCents: parts.late_vat,
  createdAt: now,
});

/** Ends what waits for a second person about a draw that has moved on. */
export const endWaiting = (
  tx: Tx,
  { id }: Pick<DrawRow, 'id'>,
  aside: { why: string; config: Config; now: Date },
): Promise<void> => setAside(tx, { object: 'credit-line-draws', objectId: id }, aside);

const partsOfPayment = (payment: PaymentRow): DrawParts => ({
  late_vat: payment.lateVatCents,
  late_interest: payment.lateInterestCents,
  vat: payment.vatCents,
  interest: payment.interestCents,
  capital: payment.capitalCents,
});

const zero = toCentavos(0);
const nothing: DrawParts = {
  late_vat: zero,
  late_interest: zero,
  vat: zero,
  interest: zero,
  capital: zero,
};

/** A draw with all that it costs, owes and was paid. */
export async function describeShown(db: Db, row: DrawListRow, now: Date) {
  const { draw } = row;
  const [listed] = await describeDraws(db, [row], now);
  const [paid] = await withPayments(db, [draw]);
  if (!listed || !paid) throw noLongerInState();
  const quote = quoteOf(draw);
  const owes = draw.status === 'paid' ? owedBy(paid, dayInMexicoCity(now)) : undefined;
  return {
    ...listed,
    annual_rate_bp: draw.annualRateBp,
    late_rate_bp: draw.lateRateBp,
    opening_fee_bp: draw.openingFeeBp,
    vat_bp: draw.vatBp,
    fee_cents: quote.fee,
    fee_vat_cents: quote.feeVat,
    received_cents: quote.received,
    cat_bp: quote.cat,
    owed: owes ?? nothing,
    tracking_key: draw.trackingKey,
    reason: draw.reason,
    payments: paid.payments.map((payment) => ({
      id: payment.id,
      source: payment.source,
      on: payment.receivedOn,
      amount_cents: sumCents(Object.values(partsOfPayment(payment))),
      parts: partsOfPayment(payment),
      tracking_key: payment.trackingKey,
    })),
  };
}
