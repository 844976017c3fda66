ALTER TABLE "users" ADD COLUMN "staff_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_block_reason" text;