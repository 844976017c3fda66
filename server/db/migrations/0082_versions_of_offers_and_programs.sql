ALTER TABLE "projects" ADD COLUMN "offer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;