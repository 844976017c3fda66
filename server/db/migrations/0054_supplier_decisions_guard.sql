CREATE FUNCTION supplier_decisions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'decisions about suppliers are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'SD001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "supplier_decisions"
  FOR EACH ROW EXECUTE FUNCTION supplier_decisions_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "supplier_decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION supplier_decisions_refuse_change();
