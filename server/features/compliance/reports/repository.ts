import type { reports as contract, ReportItem } from '@contract/compliance/reports';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { reports } from '@server/db/schema/compliance-reports';
import { users } from '@server/db/schema/identity';
import { jobRuns } from '@server/db/schema/platform-jobs';
import type { QueryOf } from '@server/http/implement';
import { enqueue } from '@server/jobs/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';

const selected = (db: Db | Tx) =>
  db
    .select({ report: reports, requestedBy: users.fullName, job: jobRuns.state })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.requestedBy))
    .leftJoin(jobRuns, and(eq(jobRuns.id, reports.jobId), eq(jobRuns.queue, 'make-report')));

type Row = Awaited<ReturnType<typeof selected>>[number];

export async function listReports(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: reports,
    id: reports.id,
    select: selected(db),
    own: ({ report }) => report,
    filters: { kind: reports.kind },
    sorts: { created_at: reports.createdAt },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describeReport) };
}

/** A report by its id, or undefined. */
export async function findReport(db: Db | Tx, reportId: string): Promise<ReportItem | undefined> {
  const [row] = await selected(db).where(eq(reports.id, reportId));
  return row && describeReport(row);
}

/** Its job's state until the file is there; one whose job is gone without it is stuck. */
function stateOf({ report, job }: Row): ReportItem['state'] {
  if (report.readyAt) return 'ready';
  if (job === 'created') return 'waiting';
  return job === 'active' || job === 'retry' ? job : 'failed';
}

function describeReport(row: Row): ReportItem {
  const { report, requestedBy } = row;
  const { readyAt, parts, partsDone } = report;
  return {
    id: report.id,
    kind: report.kind,
    period: report.period,
    state: stateOf(row),
    progress: readyAt || parts === null ? null : { done: partsDone, total: parts },
    requested_by: requestedBy,
    requested_by_id: report.requestedBy,
    created_at: report.createdAt.toISOString(),
    ready_at: readyAt?.toISOString() ?? null,
    rows: report.rows,
    size: report.size,
    sha256: report.sha256,
  };
}

/** Has a report made; answers its id, of the one that is being made already when there is one. */
export async function askReport(
  tx: Tx,
  asked: Pick<typeof reports.$inferInsert, 'kind' | 'period' | 'requestedBy' | 'createdAt'>,
): Promise<{ id: string; isNew: boolean }> {
  const [added] = await tx
    .insert(reports)
    .values({ ...asked, jobId: v7() })
    .onConflictDoNothing()
    .returning();
  if (added) {
    await enqueue(tx, 'make-report', [{ id: added.jobId, data: { reportId: added.id } }]);
    return { id: added.id, isNew: true };
  }
  const { kind, period } = asked;
  const [known] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.period, period), isNull(reports.readyAt)));
  // It was finished between the two statements: another one is made.
  return known ? { id: known.id, isNew: false } : askReport(tx, asked);
}

/** Has another job make it. */
export async function askAgain(tx: Tx, reportId: string): Promise<void> {
  const jobId = v7();
  const again = { jobId, partsDone: 0, parts: null };
  await tx.update(reports).set(again).where(eq(reports.id, reportId));
  await enqueue(tx, 'make-report', [{ id: jobId, data: { reportId } }]);
}

/** The same as `findReport`, with its row locked until the transaction ends. */
export async function lockReport(tx: Tx, reportId: string): Promise<ReportItem | undefined> {
  await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, reportId)).for('update');
  return findReport(tx, reportId);
}
