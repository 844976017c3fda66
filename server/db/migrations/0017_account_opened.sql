ALTER TABLE "users" ADD COLUMN "opened_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "opened_from" text;