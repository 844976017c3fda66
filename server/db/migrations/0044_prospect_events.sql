CREATE TABLE "prospect_days" (
	"program_id" uuid NOT NULL,
	"day" date NOT NULL,
	"zone_id" uuid NOT NULL,
	"status" text NOT NULL,
	"entered" integer NOT NULL,
	"exited" integer NOT NULL,
	CONSTRAINT "prospect_days_program_id_day_zone_id_status_pk" PRIMARY KEY("program_id","day","zone_id","status")
);
--> statement-breakpoint
CREATE TABLE "prospect_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prospect_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"from_zone_id" uuid,
	"from_status" text,
	"zone_id" uuid,
	"status" text,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid,
	"batch_id" uuid,
	"reason" text,
	CONSTRAINT "prospect_events_places_whole" CHECK (("prospect_events"."from_zone_id" is null) = ("prospect_events"."from_status" is null)
        and ("prospect_events"."zone_id" is null) = ("prospect_events"."status" is null)
        and num_nonnulls("prospect_events"."from_status", "prospect_events"."status") > 0)
);
--> statement-breakpoint
ALTER TABLE "prospect_days" ADD CONSTRAINT "prospect_days_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_events_prospect" ON "prospect_events" USING btree ("prospect_id","id");--> statement-breakpoint
CREATE INDEX "prospects_batch" ON "prospects" USING btree ("batch_id");--> statement-breakpoint
CREATE FUNCTION prospect_events_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events of prospects are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'PE001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "prospect_events"
  FOR EACH ROW EXECUTE FUNCTION prospect_events_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "prospect_events"
  FOR EACH STATEMENT EXECUTE FUNCTION prospect_events_refuse_change();--> statement-breakpoint
-- Of prospects that were there before: each began as new when it was added, and came to stand where it does when it
-- was last worked, by whom is not known.
INSERT INTO "prospect_events" ("prospect_id", "program_id", "from_zone_id", "from_status", "zone_id", "status", "at", "by_user_id", "batch_id", "reason")
SELECT p.id, p.program_id, NULL::uuid, NULL, p.zone_id, 'new', p.created_at AS at, b.uploaded_by, p.batch_id, NULL
  FROM "prospects" p LEFT JOIN "prospect_batches" b ON b.id = p.batch_id
UNION ALL
SELECT p.id, p.program_id, p.zone_id, 'new', p.zone_id, p.status, greatest(p.created_at, p.last_touch_at), NULL, NULL,
       CASE p.status WHEN 'lost' THEN p.lost_reason END
  FROM "prospects" p WHERE p.status <> 'new'
 ORDER BY at;--> statement-breakpoint
INSERT INTO "prospect_days" ("program_id", "day", "zone_id", "status", "entered", "exited")
SELECT e.program_id, (e.at AT TIME ZONE 'America/Mexico_City')::date, place.zone_id, place.status, sum(place.entered), sum(place.exited)
  FROM "prospect_events" e CROSS JOIN LATERAL (VALUES
         (e.zone_id, e.status, 1, 0), (e.from_zone_id, e.from_status, 0, 1)) place (zone_id, status, entered, exited)
 WHERE place.status IS NOT NULL
 GROUP BY 1, 2, 3, 4;
