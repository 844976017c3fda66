import type {
  AlertDecision,
  AlertFacts,
  AlertReason,
  AlertRule,
  AlertStatus,
} from '@contract/compliance/alerts';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { users } from './identity';

/**
 * Alerts against money laundering. No noun of personal data: the person concerned is never told, neither by a
 * copy of their data.
 */
export const amlAlerts = pgTable(
  'aml_alerts',
  {
    id: id(),
    rule: text().$type<AlertRule>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Names the fact: of each there is one alert of a rule, however often it is evaluated. */
    factKey: text().notNull(),
    happenedOn: date().$type<Day>().notNull(),
    amountCents: centavos().notNull(),
    /** What the rule saw, and the limit that held then. */
    facts: jsonb().$type<AlertFacts>().notNull(),
    status: text().$type<AlertStatus>().notNull().default('open'),
    assigneeId: uuid().references(() => users.id),
    createdAt: createdAt(),
    /** By the hours that held when it was opened. */
    soonAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** Null while it waits for a decision that ends it. */
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('aml_alerts_fact_key').on(t.rule, t.factKey),
    index('aml_alerts_due').on(t.dueAt, t.id).where(sql`ended_at is null`),
    index('aml_alerts_rule').on(t.rule, t.dueAt, t.id).where(sql`ended_at is null`),
    index('aml_alerts_assignee').on(t.assigneeId, t.dueAt, t.id).where(sql`ended_at is null`),
    index('aml_alerts_status').on(t.status, t.dueAt, t.id),
    index('aml_alerts_status_created').on(t.status, t.createdAt, t.id),
    index('aml_alerts_created').on(t.createdAt, t.id).where(sql`ended_at is null`),
    index('aml_alerts_user').on(t.userId, t.id),
    check(
      'aml_alerts_ended',
      sql`(${t.status} in ('dismissed', 'reported')) = (${t.endedAt} is not null)`,
    ),
  ],
);

/** What staff did with an alert, append-only: the database refuses to change or take away a row. */
export const amlAlertActs = pgTable(
  'aml_alert_acts',
  {
    id: id(),
    alertId: uuid()
      .notNull()
      .references(() => amlAlerts.id),
    kind: text().$type<AlertDecision | 'assigned'>().notNull(),
    by: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    assigneeId: uuid().references(() => users.id),
    reason: text().$type<AlertReason>(),
    note: text(),
  },
  (t) => [
    index('aml_alert_acts_alert').on(t.alertId, t.id),
    check(
      'aml_alert_acts_decision',
      sql`${t.kind} = 'assigned' or (${t.reason} is not null and char_length(${t.note}) >= 20)`,
    ),
  ],
);

/** How far the journal has been looked through for deposits: the last entry. */
export const amlProgress = pgTable('aml_progress', {
  source: text({ enum: ['deposits'] }).primaryKey(),
  entryId: uuid().notNull(),
});
