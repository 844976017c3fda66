import type { Day } from '@contract/kernel/fields/day';
import { drawPaymentSources, drawStatuses, liveDraws } from '@contract/treasury/credit-line-draws';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id } from './columns';
import { projects, stages } from './credit';
import { suppliers } from './people';

/** An installer with a line, or that asked for one: what is locked while its limit is read and used. */
export const creditLines = pgTable(
  'credit_lines',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('credit_lines_supplier_key').on(t.supplierId)],
);

/** What installers ask for; one at a time waits. */
export const creditLineRequests = pgTable(
  'credit_line_requests',
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => creditLines.id),
    amountCents: centavos().notNull(),
    purpose: text().notNull(),
    status: text({ enum: ['requested', 'granted', 'rejected'] }).notNull(),
    /** Why it was rejected. */
    reason: text(),
    requestedBy: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_line_requests_line').on(t.lineId, t.id),
    uniqueIndex('credit_line_requests_waiting').on(t.lineId).where(sql`status = 'requested'`),
  ],
);

/** What a line was granted on, day after day; append-only and sealed, the newest is in force. */
export const creditLineTerms = pgTable(
  'credit_line_terms',
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => creditLines.id),
    limitCents: centavos().notNull(),
    annualRateBp: integer().notNull(),
    lateRateBp: integer().notNull(),
    openingFeeBp: integer().notNull(),
    /** Of a stage, how much may be drawn against it. */
    shareBp: integer().notNull(),
    maxDays: smallint().notNull(),
    expiresOn: date().$type<Day>().notNull(),
    isBlocked: boolean().notNull(),
    reason: text().notNull(),
    decidedBy: uuid().notNull(),
    decidedOn: date().$type<Day>().notNull(),
  },
  (t) => [index('credit_line_terms_line').on(t.lineId, t.id)],
);

/** Money asked of a line against one stage; sealed once it is paid out. */
export const creditLineDraws = pgTable(
  'credit_line_draws',
  {
    id: id(),
    folio: text().notNull().default(sql`'DL-' || nextval('credit_draw_folio')`),
    lineId: uuid()
      .notNull()
      .references(() => creditLines.id),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    stageId: uuid()
      .notNull()
      .references(() => stages.id),
    status: text({ enum: drawStatuses }).notNull(),
    principalCents: centavos().notNull(),
    days: smallint().notNull(),
    annualRateBp: integer().notNull(),
    lateRateBp: integer().notNull(),
    openingFeeBp: integer().notNull(),
    vatBp: integer().notNull(),
    requestedBy: uuid().notNull(),
    approvedBy: uuid(),
    paidOn: date().$type<Day>(),
    dueOn: date().$type<Day>(),
    trackingKey: text(),
    /** Why it was rejected or cancelled. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_line_draws_line').on(t.lineId, t.id),
    index('credit_line_draws_status').on(t.status, t.id),
    index('credit_line_draws_principal').on(t.principalCents, t.id),
    index('credit_line_draws_live')
      .on(t.stageId)
      .where(sql`${t.status} in (${sql.raw(liveDraws.map((status) => `'${status}'`).join(', '))})`),
    uniqueIndex('credit_line_draws_folio_key').on(t.folio),
    uniqueIndex('credit_line_draws_tracking_key').on(t.trackingKey),
  ],
);

/** What came for a draw, by component; append-only. */
export const creditLinePayments = pgTable(
  'credit_line_payments',
  {
    id: id(),
    drawId: uuid()
      .notNull()
      .references(() => creditLineDraws.id),
    source: text({ enum: drawPaymentSources }).notNull(),
    /** The stage that it was kept from. */
    stageId: uuid().references(() => stages.id),
    /** Clave de rastreo of a deposit. */
    trackingKey: text(),
    receivedOn: date().$type<Day>().notNull(),
    amountCents: centavos().notNull(),
    capitalCents: centavos().notNull(),
    interestCents: centavos().notNull(),
    vatCents: centavos().notNull(),
    lateInterestCents: centavos().notNull(),
    lateVatCents: centavos().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_line_payments_draw').on(t.drawId, t.id),
    index('credit_line_payments_stage').on(t.stageId),
    uniqueIndex('credit_line_payments_tracking_key').on(t.trackingKey),
  ],
);
