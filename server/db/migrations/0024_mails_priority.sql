DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("priority","due_at","id") WHERE "mails"."due_at" is not null;