-- What the ledger's tables refuse by themselves, whoever writes to them, and the function that posts.

-- 1. Append-only ---------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LE001';
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['ledger_accounts', 'journal_entries', 'postings', 'journal_chain'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change()', name);
    EXECUTE format('CREATE OR REPLACE TRIGGER no_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', name);
  END LOOP;
  CREATE OR REPLACE TRIGGER no_delete BEFORE DELETE ON account_balances
    FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
  CREATE OR REPLACE TRIGGER no_truncate BEFORE TRUNCATE ON account_balances
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
END $$;

-- 2. The hash chain and the zero sum -------------------------------------------------------------

-- The text of an entry that its hash covers: a JSON array of fixed order, free of session settings.
CREATE OR REPLACE FUNCTION journal_canonical(e journal_entries, lines json) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT json_build_array(
    e.id, e.kind, to_char(e.occurred_on, 'YYYY-MM-DD'),
    (extract(epoch FROM e.posted_at) * 1000000)::bigint,
    e.idempotency_key, e.payload_hash, e.actor, e.source_ref, e.reverses_id, lines)::text
$$;

CREATE OR REPLACE FUNCTION journal_hash(previous text, canonical text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(previous || canonical, 'UTF8')), 'hex')
$$;

-- Runs when the transaction commits, once per entry: every book must add up to zero, and the entry is
-- linked to the chain. The advisory lock lasts from here to the end of the commit, so transactions queue
-- for nothing but the commit itself; what happened before (locks on balances, work of the caller) ran in
-- parallel. Each statement of a volatile function sees what was committed before it (READ COMMITTED), so
-- the head read after the lock is the true one; under stricter isolation the unique seq refuses instead.
CREATE OR REPLACE FUNCTION journal_seal() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  lines json;
  custodia numeric;
  empresa numeric;
  memo numeric;
  canonical text;
  head_seq bigint;
  head_hash text;
BEGIN
  SELECT json_agg(json_build_array(p.line, a.code, p.amount_signed, p.concept, p.loan_id, p.project_id,
                                   p.investor_id) ORDER BY p.line),
         coalesce(sum(p.amount_signed) FILTER (WHERE a.book = 'custodia'), 0),
         coalesce(sum(p.amount_signed) FILTER (WHERE a.book = 'empresa'), 0),
         coalesce(sum(p.amount_signed) FILTER (WHERE a.book = 'memo'), 0)
    INTO lines, custodia, empresa, memo
    FROM postings p JOIN ledger_accounts a ON a.id = p.account_id WHERE p.entry_id = NEW.id;
  IF lines IS NULL OR custodia <> 0 OR empresa <> 0 OR memo <> 0 THEN
    RAISE EXCEPTION 'journal entry % does not add up to zero', NEW.id USING ERRCODE = 'LE002';
  END IF;
  canonical := journal_canonical(NEW, lines);
  PERFORM pg_advisory_xact_lock(hashtext('journal_chain'));
  SELECT seq, hash INTO head_seq, head_hash FROM journal_chain ORDER BY seq DESC LIMIT 1;
  head_hash := coalesce(head_hash, repeat('0', 64));
  INSERT INTO journal_chain (seq, entry_id, prev_hash, hash)
    VALUES (coalesce(head_seq, 0) + 1, NEW.id, head_hash, journal_hash(head_hash, canonical));
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS seal ON journal_entries;
CREATE CONSTRAINT TRIGGER seal AFTER INSERT ON journal_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_seal();

-- A sealed entry takes no further rows; without this, rows added later would escape the two checks above.
CREATE OR REPLACE FUNCTION postings_refuse_late() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added JOIN journal_chain c ON c.entry_id = added.entry_id) THEN
    RAISE EXCEPTION 'the journal entry is sealed' USING ERRCODE = 'LE001';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_late AFTER INSERT ON postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION postings_refuse_late();

-- 3. Posting -------------------------------------------------------------------------------------

-- Posts a batch of entries, all or none, in one round trip. Input, as JSON arrays:
--   entries {id, kind, occurred_on, key, payload_hash, actor, source_ref, reverses_id}
--   lines   {entry_id, line, code, book, side, no_negative, amount, concept, loan_id, project_id,
--            investor_id}; an account that does not exist is opened.
-- Output: for each entry that had been posted before with the same content, its key and first id.
-- Errors: LE003 a key was used for another request (detail: the key); LE004 an account that may not be
-- overdrawn would be (detail: its code).
-- Generic plans: planning each statement anew costs more than running it (measured: 2.4 ms → 1.0 ms).
CREATE OR REPLACE FUNCTION ledger_post(entries jsonb, lines jsonb)
RETURNS TABLE (replayed_key text, replayed_id uuid) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  fresh bigint;
  refused text;
  account_ids bigint[];
  amounts bigint[];
BEGIN
  -- Waits for a transaction that holds a key and has not ended; if that one fails the key is free.
  INSERT INTO journal_entries
      (id, kind, occurred_on, idempotency_key, payload_hash, actor, source_ref, reverses_id)
    SELECT e.id, e.kind, e.occurred_on, e.key, e.payload_hash, e.actor, e.source_ref, e.reverses_id
      FROM jsonb_to_recordset(entries) AS e (id uuid, kind text, occurred_on date, key text,
        payload_hash text, actor text, source_ref text, reverses_id uuid)
    ON CONFLICT (idempotency_key) DO NOTHING;
  GET DIAGNOSTICS fresh = ROW_COUNT;

  IF fresh < jsonb_array_length(entries) THEN
    SELECT min(e.key) INTO refused
      FROM jsonb_to_recordset(entries) AS e (key text, payload_hash text)
      JOIN journal_entries j ON j.idempotency_key = e.key
     WHERE j.payload_hash <> e.payload_hash;
    IF refused IS NOT NULL THEN
      RAISE EXCEPTION 'the key was used for another request' USING ERRCODE = 'LE003', DETAIL = refused;
    END IF;
    RETURN QUERY SELECT e.key, j.id FROM jsonb_to_recordset(entries) AS e (id uuid, key text)
      JOIN journal_entries j ON j.idempotency_key = e.key WHERE j.id <> e.id;
    IF fresh = 0 THEN RETURN; END IF;
    SELECT jsonb_agg(l) INTO lines FROM jsonb_array_elements(lines) l
     WHERE EXISTS (SELECT FROM journal_entries j WHERE j.id = (l->>'entry_id')::uuid);
  END IF;

  -- The subquery makes one index look-up of each line, whatever the planner knows of the table.
  LOOP
    SELECT array_agg((SELECT a.id FROM ledger_accounts a WHERE a.code = l.code)), array_agg(l.amount)
      INTO account_ids, amounts FROM jsonb_to_recordset(lines) AS l (code text, amount bigint);
    EXIT WHEN array_position(account_ids, NULL) IS NULL;
    PERFORM ledger_open_accounts(lines);
  END LOOP;

  -- Locks the balances in the order of account ids. A statement of its own: the next one then sees what
  -- the earlier holders of the locks committed.
  PERFORM FROM account_balances b WHERE b.account_id = ANY (account_ids)
    ORDER BY b.account_id FOR UPDATE;
  WITH deltas AS (
    SELECT d.id, sum(d.amount)::bigint AS delta FROM unnest(account_ids, amounts) AS d (id, amount)
     GROUP BY d.id
  ), updated AS (
    UPDATE account_balances b SET balance_signed = b.balance_signed + d.delta
      FROM deltas d
     WHERE b.account_id = d.id AND b.guard * (b.balance_signed + d.delta) >= 0
    RETURNING b.account_id
  )
  SELECT min((SELECT a.code FROM ledger_accounts a WHERE a.id = d.id)) INTO refused FROM deltas d
   WHERE d.id NOT IN (SELECT u.account_id FROM updated u);
  IF refused IS NOT NULL THEN
    RAISE EXCEPTION 'the account may not be overdrawn' USING ERRCODE = 'LE004', DETAIL = refused;
  END IF;

  INSERT INTO postings
      (entry_id, line, account_id, amount_signed, concept, loan_id, project_id, investor_id)
    SELECT l.entry_id, l.line, (SELECT a.id FROM ledger_accounts a WHERE a.code = l.code), l.amount,
           l.concept, l.loan_id, l.project_id, l.investor_id
      FROM jsonb_to_recordset(lines) AS l (entry_id uuid, line smallint, code text, amount bigint,
        concept text, loan_id uuid, project_id uuid, investor_id uuid);
END $$;

-- Opens the accounts of a batch that do not exist yet, in the order of their codes so that two batches
-- that open the same ones wait for each other instead of deadlocking.
CREATE OR REPLACE FUNCTION ledger_open_accounts(lines jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (code, book, kind, no_negative)
    SELECT DISTINCT ON (l.code) l.code, l.book, l.side, l.no_negative
      FROM jsonb_to_recordset(lines) AS l (code text, book text, side text, no_negative boolean)
     WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.code = l.code)
     ORDER BY l.code
    ON CONFLICT (code) DO NOTHING;
  INSERT INTO account_balances (account_id, balance_signed, guard)
    SELECT a.id, 0, CASE WHEN NOT a.no_negative THEN 0 WHEN a.kind = 'debit' THEN 1 ELSE -1 END
      FROM ledger_accounts a
     WHERE a.code IN (SELECT l.code FROM jsonb_to_recordset(lines) AS l (code text))
       AND NOT EXISTS (SELECT FROM account_balances b WHERE b.account_id = a.id)
    ON CONFLICT (account_id) DO NOTHING;
END $$;

