CREATE TABLE "prospect_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_id" uuid NOT NULL,
	"month" date NOT NULL,
	"zone_id" uuid NOT NULL,
	"executive_user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"reached" integer NOT NULL,
	"lost_cause" text NOT NULL,
	"n" integer NOT NULL,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"goal" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "zone_targets_reachable" CHECK ("zone_targets"."goal" > 0 and "zone_targets"."starts_on" < "zone_targets"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "reached" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_targets" ADD CONSTRAINT "zone_targets_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_targets" ADD CONSTRAINT "zone_targets_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prospect_tallies_kind" ON "prospect_tallies" USING btree ("program_id","month","zone_id","executive_user_id","source","status","reached","lost_cause") WHERE settled;--> statement-breakpoint
CREATE INDEX "prospect_tallies_program" ON "prospect_tallies" USING btree ("program_id","month");--> statement-breakpoint
CREATE INDEX "prospect_tallies_fresh" ON "prospect_tallies" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_targets_in_force" ON "zone_targets" USING btree ("zone_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "zone_targets_program" ON "zone_targets" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "prospects_program_lost" ON "prospects" USING btree ("program_id","lost_cause","id") WHERE lost_cause is not null;--> statement-breakpoint
-- One that is lost stays as far as it had come; what is put back on its way is where it is.
CREATE FUNCTION prospects_keep_reached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reached := CASE NEW.status
    WHEN 'new' THEN 0 WHEN 'contacted' THEN 1 WHEN 'quoted' THEN 2 WHEN 'applied' THEN 3
    ELSE CASE WHEN TG_OP = 'UPDATE' THEN OLD.reached ELSE 0 END END;
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "prospects" SET "reached" = CASE "status"
  WHEN 'new' THEN 0 WHEN 'contacted' THEN 1 WHEN 'quoted' THEN 2 WHEN 'applied' THEN 3
  ELSE coalesce((
    SELECT CASE "from_status" WHEN 'contacted' THEN 1 WHEN 'quoted' THEN 2 WHEN 'applied' THEN 3 ELSE 0 END
      FROM "prospect_events" e
     WHERE e."prospect_id" = "prospects"."id" AND e."status" = 'lost' AND e."from_status" <> 'lost'
     ORDER BY e."id" DESC LIMIT 1), 0) END;--> statement-breakpoint
CREATE TRIGGER keep_reached BEFORE INSERT OR UPDATE OF "status" ON "prospects"
  FOR EACH ROW EXECUTE FUNCTION prospects_keep_reached();--> statement-breakpoint
INSERT INTO "prospect_tallies" ("program_id", "month", "zone_id", "executive_user_id", "source", "status", "reached",
                                "lost_cause", "n", "settled")
SELECT "program_id", date_trunc('month', "created_at" AT TIME ZONE 'America/Mexico_City')::date, "zone_id",
       coalesce("executive_user_id", '00000000-0000-0000-0000-000000000000'), "source", "status", "reached",
       coalesce("lost_cause", ''), count(*), true
  FROM "prospects" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
CREATE FUNCTION prospects_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), count(*)
      FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), -count(*)
      FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSE
    INSERT INTO prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, n)
    SELECT program_id, date_trunc('month', created_at AT TIME ZONE 'America/Mexico_City')::date, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'), source, status, reached,
           coalesce(lost_cause, ''), sum(n)
      FROM (SELECT added.*, 1 AS n FROM added UNION ALL SELECT removed.*, -1 FROM removed) changed
     GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_added AFTER INSERT ON "prospects" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION prospects_tally();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON "prospects" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION prospects_tally();--> statement-breakpoint
CREATE TRIGGER tally_removed AFTER DELETE ON "prospects" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION prospects_tally();
