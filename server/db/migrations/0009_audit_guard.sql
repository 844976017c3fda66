-- What the audit trail refuses by itself, whoever writes to it, and where it ends, kept apart from it.

-- No entry comes in between reading where the trail ends and the triggers below.
LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE;

CREATE TABLE "audit_head" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" char(64) NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."one")
);

-- One row that is rewritten with each entry: on a page of its own there is room for it to move.
ALTER TABLE audit_head SET (fillfactor = 10);

INSERT INTO audit_head (seq, hash)
  SELECT coalesce(max(a.seq), 0), coalesce((array_agg(a.hash ORDER BY a.seq DESC))[1], repeat('0', 64))
    FROM (SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1) a;

-- 1. Append-only ---------------------------------------------------------------------------------

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'AU001';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER no_delete BEFORE DELETE ON audit_head
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- The head goes one entry forward, never back or aside.
CREATE TRIGGER forward BEFORE UPDATE ON audit_head
  FOR EACH ROW WHEN (NEW.seq IS DISTINCT FROM OLD.seq + 1) EXECUTE FUNCTION audit_refuse_change();

-- 2. The head moves with the trail ---------------------------------------------------------------

-- Whoever inserts, an entry stands where the head says or nowhere.
CREATE FUNCTION audit_advance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash WHERE seq = NEW.seq - 1 AND hash = NEW.prev_hash;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the audit trail does not end before entry %', NEW.seq USING ERRCODE = 'AU002';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER advance BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_advance();

-- As in 0003_audit_append.sql, but the place in the chain is the one after the head, also when entries
-- were taken from the end of the table. Appenders take turns by the head's row, from here to their commit.
CREATE OR REPLACE FUNCTION audit_append(
  at timestamptz, user_id uuid, actor_user_id uuid, action text, object text, object_id text,
  details jsonb, tail text
) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  head_seq bigint;
  head_hash text;
BEGIN
  SELECT h.seq + 1, h.hash INTO STRICT head_seq, head_hash FROM audit_head h FOR UPDATE;
  INSERT INTO audit_log
      (seq, at, user_id, actor_user_id, action, object, object_id, details, prev_hash, hash)
    VALUES (head_seq, at, user_id, actor_user_id, action, object, object_id, details, head_hash,
      encode(sha256(convert_to('["' || head_hash || '",' || head_seq || tail, 'UTF8')), 'hex'));
END $$;
