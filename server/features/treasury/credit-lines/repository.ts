import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import { type DrawStatus, liveDraws } from '@contract/treasury/credit-line-draws';
import type { LineState } from '@contract/treasury/credit-lines';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { suppliers } from '@server/db/schema/people';
import {
  creditLineDraws,
  creditLinePayments,
  creditLineRequests,
  creditLines,
  creditLineTerms,
} from '@server/db/schema/treasury-credit-lines';
import { conflict, notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  availableOf,
  type Draw,
  type DrawRates,
  lineState,
  owedOn,
  type Receipt,
  totalOfParts,
} from './rules';
import type { DrawRow, Terms } from './sealed';

export type LineRow = typeof creditLines.$inferSelect;
export type PaymentRow = typeof creditLinePayments.$inferSelect;

/** Draws of an installer, or of all of them to staff. */
export const ofLineInScope = (scope: Scope): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'org') throw notFound();
  return sql`${creditLineDraws.lineId} in (
    select ${creditLines.id} from ${creditLines} where ${eq(creditLines.supplierId, scope.supplierId)})`;
};

/** The installer of a caller who acts for one. */
export function ownSupplierId(scope: Scope): string {
  if (scope.kind !== 'org') throw notFound();
  return scope.supplierId;
}

/** A line is locked before its use is counted: what is asked at the same moment is counted one after the other. */
export async function lockLine(tx: Tx, supplierId: string): Promise<LineRow | undefined> {
  const [line] = await tx
    .select()
    .from(creditLines)
    .where(eq(creditLines.supplierId, supplierId))
    .for('update');
  return line;
}

/** The same, opened where the installer has none. */
export async function openLine(tx: Tx, supplierId: string): Promise<LineRow> {
  await tx.insert(creditLines).values({ supplierId }).onConflictDoNothing();
  const line = await lockLine(tx, supplierId);
  if (!line) throw new Error('the line was not kept');
  return line;
}

/** All that was decided on a line, the newest first. */
export const termsOf = (db: Db | Tx, lineId: string): Promise<Terms[]> =>
  db
    .select()
    .from(creditLineTerms)
    .where(eq(creditLineTerms.lineId, lineId))
    .orderBy(desc(creditLineTerms.id));

export async function latestRequest(db: Db | Tx, lineId: string) {
  const [request] = await db
    .select()
    .from(creditLineRequests)
    .where(eq(creditLineRequests.lineId, lineId))
    .orderBy(desc(creditLineRequests.id))
    .limit(1);
  return request ?? null;
}

export const drawQuery = (db: Db | Tx) =>
  db
    .select({
      draw: creditLineDraws,
      supplierId: creditLines.supplierId,
      supplierName: suppliers.name,
      userId: suppliers.userId,
      projectFolio: projects.folio,
    })
    .from(creditLineDraws)
    .innerJoin(creditLines, eq(creditLines.id, creditLineDraws.lineId))
    .innerJoin(suppliers, eq(suppliers.id, creditLines.supplierId))
    .innerJoin(projects, eq(projects.id, creditLineDraws.projectId));

export type DrawListRow = Awaited<ReturnType<typeof drawQuery>>[number];

export async function findDraw(db: Db | Tx, scope: Scope, id: string): Promise<DrawListRow> {
  const [row] = await drawQuery(db).where(and(eq(creditLineDraws.id, id), ofLineInScope(scope)));
  if (!row) throw notFound();
  return row;
}

export interface PaidDraw {
  row: DrawRow;
  payments: PaymentRow[];
}

/** Draws with what came for each, in its order. */
export async function withPayments(db: Db | Tx, rows: readonly DrawRow[]): Promise<PaidDraw[]> {
  if (rows.length === 0) return [];
  const payments = await db
    .select()
    .from(creditLinePayments)
    .where(
      inArray(
        creditLinePayments.drawId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(creditLinePayments.id));
  return rows.map((row) => ({
    row,
    payments: payments.filter(({ drawId }) => drawId === row.id),
  }));
}

/** Draws of some lines that count against them, in the order in which they fall due. */
export async function liveDrawsOf(db: Db | Tx, lineIds: readonly string[]): Promise<PaidDraw[]> {
  if (lineIds.length === 0) return [];
  const rows = await db
    .select()
    .from(creditLineDraws)
    .where(
      and(
        inArray(creditLineDraws.lineId, [...lineIds]),
        inArray(creditLineDraws.status, [...liveDraws]),
      ),
    )
    .orderBy(asc(creditLineDraws.dueOn), asc(creditLineDraws.id));
  return withPayments(db, rows);
}

/** What of a line or a stage a draw takes up: its capital that is not paid back. */
export const capitalLeft = ({ row, payments }: PaidDraw): Centavos =>
  toCentavos(row.principalCents - sumCents(payments.map((payment) => payment.capitalCents)));

export const usedBy = (draws: readonly PaidDraw[]): Centavos => sumCents(draws.map(capitalLeft));

export const ratesOf = (row: {
  annualRateBp: number;
  lateRateBp: number;
  openingFeeBp: number;
  vatBp: number;
}): DrawRates => ({
  annualRate: toBasisPoints(row.annualRateBp),
  lateRate: toBasisPoints(row.lateRateBp),
  openingFee: toBasisPoints(row.openingFeeBp),
  vatRate: toBasisPoints(row.vatBp),
});

/** A draw that was paid out, for the rules; undefined before. */
export function drawOf(row: DrawRow): Draw | undefined {
  const { paidOn, dueOn, principalCents: principal } = row;
  if (paidOn === null || dueOn === null) return undefined;
  return { ...ratesOf(row), principal, paidOn, dueOn };
}

export const receiptsOf = (payments: readonly PaymentRow[]): Receipt[] =>
  payments.map(({ receivedOn: on, amountCents: amount }) => ({ on, amount }));

/** What a draw owes on a day, by component; nothing before it is paid out. */
export function owedBy({ row, payments }: PaidDraw, on: Day) {
  const draw = drawOf(row);
  return draw && owedOn(draw, receiptsOf(payments), on);
}

export const totalOwed = (draw: PaidDraw, on: Day): Centavos => {
  const owed = owedBy(draw, on);
  return owed ? totalOfParts(owed) : toCentavos(0);
};

/** How a line stands by its terms and draws. */
export function standingOf(
  terms: Terms | undefined,
  isRequested: boolean,
  draws: readonly PaidDraw[],
  today: Day,
): { state: LineState; limit_cents: Centavos; used_cents: Centavos; available_cents: Centavos } {
  const used = usedBy(draws);
  if (!terms) {
    const zero = toCentavos(0);
    const state = isRequested ? 'requested' : 'none';
    return { state, limit_cents: zero, used_cents: used, available_cents: zero };
  }
  const rules = { limit: terms.limitCents, isBlocked: terms.isBlocked, expiresOn: terms.expiresOn };
  return {
    state: lineState(rules, used, today),
    limit_cents: terms.limitCents,
    used_cents: used,
    available_cents: availableOf(rules, used, today),
  };
}

export const describeTerms = (terms: Terms) => ({
  limit_cents: terms.limitCents,
  annual_rate_bp: terms.annualRateBp,
  late_rate_bp: terms.lateRateBp,
  opening_fee_bp: terms.openingFeeBp,
  share_bp: terms.shareBp,
  max_days: terms.maxDays,
  expires_on: terms.expiresOn,
  is_blocked: terms.isBlocked,
  reason: terms.reason,
  decided_on: terms.decidedOn,
});

export const describeRequest = (
  request: NonNullable<Awaited<ReturnType<typeof latestRequest>>>,
) => ({
  id: request.id,
  amount_cents: request.amountCents,
  purpose: request.purpose,
  status: request.status,
  requested_at: request.createdAt.toISOString(),
  reason: request.reason,
});

/** Draws that owe, in the order in which they fall due. */
export const calendarOf = (draws: readonly PaidDraw[], today: Day) =>
  draws.flatMap((draw) => {
    const { id, folio, dueOn } = draw.row;
    if (dueOn === null) return [];
    const isLate = dueOn < today;
    const owed = totalOwed(draw, isLate ? today : dueOn);
    return [{ draw_id: id, folio, due_on: dueOn, owed_cents: owed, is_late: isLate }];
  });

export async function describeDraws(db: Db | Tx, rows: readonly DrawListRow[], now: Date) {
  const today = dayInMexicoCity(now);
  const paid = await withPayments(
    db,
    rows.map(({ draw }) => draw),
  );
  return rows.map(({ draw, supplierId, supplierName, projectFolio }, index) => {
    const owed = paid[index] ? totalOwed(paid[index], today) : toCentavos(0);
    return {
      id: draw.id,
      folio: draw.folio,
      supplier_id: supplierId,
      supplier_name: supplierName,
      project_id: draw.projectId,
      project_folio: projectFolio,
      status: draw.status,
      principal_cents: draw.principalCents,
      days: draw.days,
      paid_on: draw.paidOn,
      due_on: draw.dueOn,
      owed_cents: owed,
      is_late: owed > 0 && draw.dueOn !== null && draw.dueOn < today,
      created_at: draw.createdAt.toISOString(),
    };
  });
}

/** Brings a draw to its next state, in this one place. */
export async function moveDraw(
  tx: Tx,
  { id }: Pick<DrawRow, 'id'>,
  status: DrawStatus,
  change: Partial<Pick<DrawRow, 'approvedBy' | 'paidOn' | 'dueOn' | 'trackingKey' | 'reason'>> = {},
): Promise<void> {
  await tx
    .update(creditLineDraws)
    .set({ ...change, status })
    .where(eq(creditLineDraws.id, id));
}

/** What is done to a draw in another state than it allows. */
export const noLongerInState = () => conflict(t(words.draw.noLongerInState));
