ALTER TABLE "bank_days" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_days" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_days" ADD COLUMN "explanation" text;--> statement-breakpoint
ALTER TABLE "bank_days" ADD CONSTRAINT "bank_days_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;