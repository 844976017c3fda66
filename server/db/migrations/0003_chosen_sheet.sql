ALTER TABLE "prospect_batches" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "sheet" integer;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "heading_row" integer;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "top" jsonb DEFAULT '[]'::jsonb NOT NULL;