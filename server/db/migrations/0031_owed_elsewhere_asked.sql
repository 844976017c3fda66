ALTER TABLE "projects" ALTER COLUMN "owed_elsewhere_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "owed_elsewhere_cents" DROP NOT NULL;--> statement-breakpoint
-- Nobody had to answer: a nothing that was stored may be no answer at all.
UPDATE "projects" SET "owed_elsewhere_cents" = NULL WHERE "owed_elsewhere_cents" = 0;
