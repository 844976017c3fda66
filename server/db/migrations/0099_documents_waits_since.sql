DROP INDEX "documents_queue";--> statement-breakpoint
DROP INDEX "documents_queue_kind";--> statement-breakpoint
DROP INDEX "documents_reviewer";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
-- What waits after a decision that was taken back was changed then; a first verification of two changed the others.
UPDATE "documents" SET "waits_since" =
  CASE WHEN "status" = 'pending' AND "first_verified_by" IS NULL THEN "updated_at" ELSE "created_at" END;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "waits_since" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_queue" ON "documents" USING btree ("status","waits_since","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_queue_kind" ON "documents" USING btree ("doc_id","status","waits_since","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_reviewer" ON "documents" USING btree ("verified_by","waits_since","id") WHERE superseded_by is null and verified_by is not null;
