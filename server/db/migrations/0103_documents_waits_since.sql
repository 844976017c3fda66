DROP INDEX "documents_queue";--> statement-breakpoint
DROP INDEX "documents_queue_kind";--> statement-breakpoint
DROP INDEX "documents_reviewer";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
-- What waits after a decision that was taken back was changed then; a first verification of two changed the others.
UPDATE "documents" SET "waits_since" =
  CASE WHEN "status" = 'pending' AND "first_verified_by" IS NULL THEN "updated_at" ELSE "created_at" END;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "waits_since" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_queue" ON "documents" USING btree ("status","waits_since","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_queue_kind" ON "documents" USING btree ("doc_id","status","waits_since","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_reviewer" ON "documents" USING btree ("verified_by","waits_since","id") WHERE superseded_by is null and verified_by is not null;
--> statement-breakpoint
-- pg-boss writes microseconds, of which a cursor keeps milliseconds: a page began beyond what shared the last one's.
DROP VIEW job_runs;--> statement-breakpoint
DROP INDEX pgboss.job_created;--> statement-breakpoint
DROP INDEX pgboss.archive_created;--> statement-breakpoint
CREATE INDEX job_created ON pgboss.job ((created_on::timestamptz(3)), id);--> statement-breakpoint
CREATE INDEX archive_created ON pgboss.archive ((created_on::timestamptz(3)), id);--> statement-breakpoint
CREATE VIEW job_runs AS
SELECT id, name AS queue, state::text AS state, retry_count, retry_limit, created_on::timestamptz(3) AS created_at,
  start_after, started_on AS started_at, completed_on AS completed_at, false AS archived,
  CASE WHEN state IN ('retry', 'failed')
    THEN left(coalesce(output->>'message', concat_ws(' ', output->>'type', output->>'code')), 300) END AS error
FROM pgboss.job
UNION ALL
SELECT id, name AS queue, state::text AS state, retry_count, retry_limit, created_on::timestamptz(3) AS created_at,
  start_after, started_on AS started_at, completed_on AS completed_at, true AS archived,
  CASE WHEN state IN ('retry', 'failed')
    THEN left(coalesce(output->>'message', concat_ws(' ', output->>'type', output->>'code')), 300) END AS error
FROM pgboss.archive;
