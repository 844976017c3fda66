CREATE TABLE "prospect_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prospect_id" uuid NOT NULL,
	"act" text NOT NULL,
	"note" text,
	"from_user_id" uuid,
	"to_user_id" uuid,
	"from_on" date,
	"to_on" date,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_bulk_rows" (
	"bulk_id" uuid NOT NULL,
	"prospect_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"zone_id" uuid NOT NULL,
	"status" text NOT NULL,
	"lost_cause" text,
	"lost_reason" text,
	"executive_user_id" uuid,
	"next_on" date,
	CONSTRAINT "prospect_bulk_rows_bulk_id_prospect_id_pk" PRIMARY KEY("bulk_id","prospect_id")
);
--> statement-breakpoint
CREATE TABLE "prospect_bulks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"act" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "prospects_program_status";--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "source" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "rfc" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "postal_code" char(5);--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "status_order" integer GENERATED ALWAYS AS (case status when 'new' then 0 when 'contacted' then 1 when 'quoted' then 2 when 'applied' then 3 when 'lost' then 4 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "lost_cause" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "next_order" date GENERATED ALWAYS AS (coalesce(next_on, date '9999-12-31')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_acts" ADD CONSTRAINT "prospect_acts_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_bulk_rows" ADD CONSTRAINT "prospect_bulk_rows_bulk_id_prospect_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."prospect_bulks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_bulk_rows" ADD CONSTRAINT "prospect_bulk_rows_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_bulks" ADD CONSTRAINT "prospect_bulks_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION prospect_acts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts of prospects are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'PE001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "prospect_acts"
  FOR EACH ROW EXECUTE FUNCTION prospect_acts_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "prospect_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION prospect_acts_refuse_change();--> statement-breakpoint
-- Of prospects that were there before: where they came from, why they were lost as far as is known, and their mail and
-- state among what is searched.
UPDATE "prospects" SET
  "source" = CASE WHEN "batch_id" IS NULL THEN 'hand' ELSE 'upload' END,
  "lost_cause" = CASE "status" WHEN 'lost' THEN 'other' END,
  "search_text" = "search_text" || translate(lower(' ' || "state" || coalesce(' ' || "email", '')), 'áéíóúü', 'aeiouu');--> statement-breakpoint
CREATE INDEX "prospect_acts_prospect" ON "prospect_acts" USING btree ("prospect_id","id");--> statement-breakpoint
CREATE INDEX "prospects_program_contact" ON "prospects" USING btree ("program_id","contact_name","id");--> statement-breakpoint
CREATE INDEX "prospects_program_municipality" ON "prospects" USING btree ("program_id","municipality","id");--> statement-breakpoint
CREATE INDEX "prospects_program_state" ON "prospects" USING btree ("program_id","state","id");--> statement-breakpoint
CREATE INDEX "prospects_program_next" ON "prospects" USING btree ("program_id","next_order","id");--> statement-breakpoint
CREATE INDEX "prospects_program_owner" ON "prospects" USING btree ("program_id",(coalesce("executive_user_id", '00000000-0000-0000-0000-000000000000'::uuid)),"id");--> statement-breakpoint
CREATE INDEX "prospects_program_created" ON "prospects" USING btree ("program_id","created_at");--> statement-breakpoint
CREATE INDEX "prospects_program_status" ON "prospects" USING btree ("program_id","status_order","id");