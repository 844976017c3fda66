CREATE TABLE "prospect_applied_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_applied_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_id" uuid NOT NULL,
	"day" date NOT NULL,
	"zone_id" uuid NOT NULL,
	"executive_user_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "email_order" text GENERATED ALWAYS AS (coalesce(email, '~')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "applied_on" date;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "installed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "prospect_applied_days_kind" ON "prospect_applied_days" USING btree ("program_id","zone_id","day","executive_user_id") WHERE settled;--> statement-breakpoint
CREATE INDEX "prospect_applied_days_program" ON "prospect_applied_days" USING btree ("program_id","zone_id","day");--> statement-breakpoint
CREATE INDEX "prospect_applied_days_fresh" ON "prospect_applied_days" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE INDEX "prospects_program_email" ON "prospects" USING btree ("program_id","email_order","id");--> statement-breakpoint
CREATE INDEX "prospects_program_source" ON "prospects" USING btree ("program_id","source","id");--> statement-breakpoint
CREATE INDEX "prospects_program_applied" ON "prospects" USING btree ("program_id","applied_on","id") WHERE applied_on is not null;--> statement-breakpoint
-- What is written here was counted when it came; it changes no tally but those that are made below.
ALTER TABLE "prospects" DISABLE TRIGGER tally_changed;--> statement-breakpoint
UPDATE "prospects" SET "applied_on" = (coalesce((
    SELECT e."at" FROM "prospect_events" e
     WHERE e."prospect_id" = "prospects"."id" AND e."status" = 'applied' AND e."from_status" IS DISTINCT FROM 'applied'
     ORDER BY e."id" DESC LIMIT 1), "last_touch_at", "created_at") AT TIME ZONE 'America/Mexico_City')::date
 WHERE "status" = 'applied';--> statement-breakpoint
ALTER TABLE "prospects" ENABLE TRIGGER tally_changed;--> statement-breakpoint
INSERT INTO "prospect_applied_days" ("program_id", "day", "zone_id", "executive_user_id", "n", "settled")
SELECT "program_id", "applied_on", "zone_id", coalesce("executive_user_id", '00000000-0000-0000-0000-000000000000'),
       count(*), true
  FROM "prospects" WHERE "applied_on" IS NOT NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- One that is lost stays as far as it had come; what is put back on its way is where it is; what is installed is farthest.
CREATE OR REPLACE FUNCTION prospects_keep_reached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reached := CASE WHEN NEW.installed THEN 4 ELSE CASE NEW.status
    WHEN 'new' THEN 0 WHEN 'contacted' THEN 1 WHEN 'quoted' THEN 2 WHEN 'applied' THEN 3
    ELSE CASE WHEN TG_OP = 'UPDATE' THEN least(OLD.reached, 3) ELSE 0 END END END;
  NEW.applied_on := CASE
    WHEN NEW.status <> 'applied' THEN NULL
    WHEN TG_OP = 'UPDATE' AND OLD.status = 'applied' THEN OLD.applied_on
    ELSE (coalesce(NEW.last_touch_at, NEW.created_at) AT TIME ZONE 'America/Mexico_City')::date END;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER keep_reached ON "prospects";--> statement-breakpoint
CREATE TRIGGER keep_reached BEFORE INSERT OR UPDATE OF "status", "installed" ON "prospects"
  FOR EACH ROW EXECUTE FUNCTION prospects_keep_reached();--> statement-breakpoint
CREATE OR REPLACE FUNCTION prospects_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), count(*)
      FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
    INSERT INTO prospect_applied_days (program_id, day, zone_id, executive_user_id, n)
    SELECT program_id, applied_on, zone_id, coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), count(*)
      FROM added WHERE applied_on IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), -count(*)
      FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
    INSERT INTO prospect_applied_days (program_id, day, zone_id, executive_user_id, n)
    SELECT program_id, applied_on, zone_id, coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), -count(*)
      FROM removed WHERE applied_on IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), sum(n)
      FROM (SELECT added.*, 1 AS n FROM added UNION ALL SELECT removed.*, -1 FROM removed) changed
     GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(n) <> 0;
    INSERT INTO prospect_applied_days (program_id, day, zone_id, executive_user_id, n)
    SELECT program_id, applied_on, zone_id, coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), sum(n)
      FROM (SELECT added.*, 1 AS n FROM added UNION ALL SELECT removed.*, -1 FROM removed) changed
     WHERE applied_on IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A prospect is installed by a request that its own program has: one that staff moved elsewhere counts there.
CREATE FUNCTION projects_install_prospects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE prospects p SET installed = found.installed
    FROM (
      SELECT q.id, EXISTS (
        SELECT FROM projects j WHERE j.prospect_id = q.id AND j.program_id = q.program_id
           AND j.status IN ('repaying', 'settled')) AS installed
        FROM prospects q WHERE q.id IN (OLD.prospect_id, NEW.prospect_id)) found
   WHERE p.id = found.id AND p.installed <> found.installed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER install_prospects AFTER INSERT ON "projects" FOR EACH ROW
  WHEN (NEW.prospect_id IS NOT NULL AND NEW.status IN ('repaying', 'settled'))
  EXECUTE FUNCTION projects_install_prospects();--> statement-breakpoint
CREATE TRIGGER install_prospects_changed AFTER UPDATE OF "status", "program_id", "prospect_id" ON "projects" FOR EACH ROW
  WHEN (num_nonnulls(OLD.prospect_id, NEW.prospect_id) > 0
    AND (OLD.status IN ('repaying', 'settled') OR NEW.status IN ('repaying', 'settled')))
  EXECUTE FUNCTION projects_install_prospects();--> statement-breakpoint
UPDATE "prospects" p SET "installed" = true
 WHERE EXISTS (SELECT FROM "projects" j WHERE j."prospect_id" = p."id" AND j."program_id" = p."program_id"
                AND j."status" IN ('repaying', 'settled'));
