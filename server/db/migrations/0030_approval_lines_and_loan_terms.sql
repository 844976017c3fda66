ALTER TABLE "approvals" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "amort_mode" text DEFAULT 'level_total' NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "investor_fee_bp" integer DEFAULT 0 NOT NULL;