-- Appends one entry to the audit trail in one round trip: the place in the chain, the hash and the row.
-- `tail` is what follows the previous hash and the sequence number in the JSON array that the hash covers
-- (server/features/audit/audit.ts writes and checks it). Appenders take turns from here to their commit;
-- each statement of a volatile function sees what was committed before it (READ COMMITTED), so the head
-- that is read after the lock is the true one.
CREATE OR REPLACE FUNCTION audit_append(
  at timestamptz, user_id uuid, actor_user_id uuid, action text, object text, object_id text,
  details jsonb, tail text
) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  head_seq bigint;
  head_hash text;
BEGIN
  PERFORM pg_advisory_xact_lock(7241001);
  SELECT a.seq, a.hash INTO head_seq, head_hash FROM audit_log a ORDER BY a.seq DESC LIMIT 1;
  head_seq := coalesce(head_seq, 0) + 1;
  head_hash := coalesce(head_hash, repeat('0', 64));
  INSERT INTO audit_log
      (seq, at, user_id, actor_user_id, action, object, object_id, details, prev_hash, hash)
    VALUES (head_seq, at, user_id, actor_user_id, action, object, object_id, details, head_hash,
      encode(sha256(convert_to('["' || head_hash || '",' || head_seq || tail, 'UTF8')), 'hex'));
END $$;
