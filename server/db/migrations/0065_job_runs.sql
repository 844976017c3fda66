-- Partitions that come later get this index as they are attached.
CREATE INDEX job_created ON pgboss.job (created_on, id);--> statement-breakpoint
CREATE INDEX archive_created ON pgboss.archive (created_on, id);--> statement-breakpoint
CREATE VIEW job_runs AS
SELECT id, name AS queue, state::text AS state, retry_count, retry_limit, created_on AS created_at, start_after,
  started_on AS started_at, completed_on AS completed_at, false AS archived,
  CASE WHEN state IN ('retry', 'failed')
    THEN left(coalesce(output->>'message', concat_ws(' ', output->>'type', output->>'code')), 300) END AS error
FROM pgboss.job
UNION ALL
SELECT id, name AS queue, state::text AS state, retry_count, retry_limit, created_on AS created_at, start_after,
  started_on AS started_at, completed_on AS completed_at, true AS archived,
  CASE WHEN state IN ('retry', 'failed')
    THEN left(coalesce(output->>'message', concat_ws(' ', output->>'type', output->>'code')), 300) END AS error
FROM pgboss.archive;
