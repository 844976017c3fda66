ALTER TABLE "prospect_acts" DROP CONSTRAINT "prospect_acts_prospect_id_prospects_id_fk";--> statement-breakpoint
ALTER TABLE "prospect_batch_rows" ADD COLUMN "same" boolean;--> statement-breakpoint
ALTER TABLE "prospect_bulk_rows" ADD COLUMN "version_before" integer;--> statement-breakpoint
ALTER TABLE "prospect_bulk_rows" ADD COLUMN "last_touch_at" timestamp with time zone;--> statement-breakpoint
-- Each act raised the version by one. When those of earlier acts were worked before is not known: they count as worked then.
UPDATE "prospect_bulk_rows" "kept" SET "version_before" = "kept"."version" - 1, "last_touch_at" = "bulk"."at"
  FROM "prospect_bulks" "bulk" WHERE "bulk"."id" = "kept"."bulk_id";--> statement-breakpoint
ALTER TABLE "prospect_bulk_rows" ALTER COLUMN "version_before" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "last_given_to" uuid;--> statement-breakpoint
CREATE INDEX "prospect_batch_rows_changed" ON "prospect_batch_rows" USING btree ("match_id") WHERE "prospect_batch_rows"."before" is not null;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "touch_order" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_touch_at, timestamptz '1970-01-01 00:00:00+00')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "prospects_program_touch" ON "prospects" USING btree ("program_id","touch_order","id");
