-- Notices that wait were a job each; a job has several people now.
UPDATE pgboss.job
SET data = jsonb_build_object('event', data->'event', 'people', jsonb_build_array(data - 'event'))
WHERE name = 'announce' AND state < 'active' AND data ? 'userId';
