ALTER TABLE "prospect_bulks" ADD COLUMN "to_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "prospect_bulks" ADD COLUMN "to_status" text;--> statement-breakpoint
ALTER TABLE "prospect_bulks" ADD COLUMN "to_zone_id" uuid;--> statement-breakpoint
CREATE INDEX "prospect_bulks_program" ON "prospect_bulks" USING btree ("program_id","id");--> statement-breakpoint
-- What became of the prospects of earlier acts is in the history of each, at the act's own instant.
UPDATE "prospect_bulks" "bulk" SET "to_owner_id" = "act"."to_user_id"
  FROM "prospect_bulk_rows" "kept" JOIN "prospect_acts" "act" ON "act"."prospect_id" = "kept"."prospect_id"
 WHERE "bulk"."act" = 'assign' AND "kept"."bulk_id" = "bulk"."id" AND "act"."act" = 'given'
   AND "act"."at" = "bulk"."at" AND "act"."by_user_id" = "bulk"."by_user_id";--> statement-breakpoint
UPDATE "prospect_bulks" "bulk"
   SET "to_status" = CASE WHEN "bulk"."act" = 'status' THEN "event"."status" END,
       "to_zone_id" = CASE WHEN "bulk"."act" = 'zone' THEN "event"."zone_id" END
  FROM "prospect_bulk_rows" "kept" JOIN "prospect_events" "event" ON "event"."prospect_id" = "kept"."prospect_id"
 WHERE "bulk"."act" IN ('status', 'zone') AND "kept"."bulk_id" = "bulk"."id"
   AND "event"."at" = "bulk"."at" AND "event"."by_user_id" = "bulk"."by_user_id";
