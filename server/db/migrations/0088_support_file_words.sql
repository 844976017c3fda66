ALTER TABLE "support_files" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- People chose by which way they are notified before a program's work was among the kinds.
UPDATE "notification_preferences" SET "choices" = "choices" || '{"program": {"bell": true, "mail": true, "sms": false}}'::jsonb;
