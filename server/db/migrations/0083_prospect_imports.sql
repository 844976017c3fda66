CREATE TABLE "prospect_batch_rows" (
	"batch_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"id" uuid NOT NULL,
	"business_name" text,
	"contact_name" text,
	"phone" text,
	"email" text,
	"rfc" text,
	"municipality" text,
	"state" text,
	"postal_code" text,
	"zone" text,
	"zone_id" uuid,
	"search_text" text NOT NULL,
	"problems" jsonb,
	"match" text,
	"match_id" uuid,
	"match_row" integer,
	"decision" text,
	"before" jsonb,
	"version" integer,
	CONSTRAINT "prospect_batch_rows_batch_id_row_pk" PRIMARY KEY("batch_id","row")
);
--> statement-breakpoint
CREATE TABLE "prospect_columns" (
	"program_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "prospect_columns_program_id_heading_pk" PRIMARY KEY("program_id","heading")
);
--> statement-breakpoint
DROP INDEX "prospect_batches_live_sha_key";--> statement-breakpoint
ALTER TABLE "prospect_batches" ALTER COLUMN "row_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "state" text;--> statement-breakpoint
-- What was uploaded before was taken in at once.
UPDATE "prospect_batches" SET "state" = case when "undone_at" is null then 'done' else 'undone' end;--> statement-breakpoint
ALTER TABLE "prospect_batches" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "delimiter" text;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "headings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "sample" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "policy" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "matched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
UPDATE "prospect_batches" SET "taken_at" = "created_at";--> statement-breakpoint
ALTER TABLE "prospect_columns" ADD CONSTRAINT "prospect_columns_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_batch_rows_bad" ON "prospect_batch_rows" USING btree ("batch_id","row") WHERE "prospect_batch_rows"."problems" is not null;--> statement-breakpoint
CREATE INDEX "prospect_batch_rows_repeated" ON "prospect_batch_rows" USING btree ("batch_id","row") WHERE "prospect_batch_rows"."match" is not null;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD CONSTRAINT "prospect_batches_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_batches_working" ON "prospect_batches" USING btree ("state") WHERE "prospect_batches"."state" in ('reading', 'taking', 'undoing');--> statement-breakpoint
CREATE INDEX "prospect_bulk_rows_prospect" ON "prospect_bulk_rows" USING btree ("prospect_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prospect_batches_live_sha_key" ON "prospect_batches" USING btree ("program_id","sha256") WHERE "prospect_batches"."state" not in ('undone', 'failed', 'discarded');