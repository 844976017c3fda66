-- An entry of kind `sealed` puts the hash of a fact into the chain and moves nothing; every other entry has
-- rows.
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
  IF (lines IS NULL) <> (NEW.kind = 'sealed') OR custodia <> 0 OR empresa <> 0 OR memo <> 0 THEN
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
