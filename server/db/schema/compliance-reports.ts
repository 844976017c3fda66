import type { ReportKind } from '@contract/compliance/report-periods';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

/** Reports that staff asked for: each is made by a job, and its file never changes once it is there. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: text().$type<ReportKind>().notNull(),
    /** '2026', '2026-03' or '2026-Q1'. */
    period: text().notNull(),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** The job that makes it; its state is the report's until the file is there. */
    jobId: uuid().notNull(),
    partsDone: integer().notNull().default(0),
    /** Null until the job has counted them. */
    parts: integer(),
    readyAt: instant(),
    rows: integer(),
    size: integer(),
    sha256: char({ length: 64 }),
  },
  (t) => [
    index('reports_created').on(t.createdAt, t.id),
    index('reports_kind').on(t.kind, t.createdAt, t.id),
    index('reports_sha256').on(t.sha256),
    // Of two that ask for the same at once there is one.
    uniqueIndex('reports_being_made_key').on(t.kind, t.period).where(sql`ready_at is null`),
    check(
      'reports_ready_whole',
      sql`num_nonnulls(${t.readyAt}, ${t.rows}, ${t.size}, ${t.sha256}) in (0, 4)`,
    ),
  ],
);
