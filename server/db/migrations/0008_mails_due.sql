ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
UPDATE "mails" SET "due_at" = NULL WHERE "sent_at" IS NOT NULL OR "attempts" >= 8;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id") WHERE "mails"."due_at" is not null;