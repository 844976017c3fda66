ALTER TABLE "projects" ADD COLUMN "archive_reason" text;--> statement-breakpoint
CREATE INDEX "projects_supplier_archived" ON "projects" USING btree ("supplier_id","id") WHERE archived_at is not null;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_archive_reason" CHECK (("projects"."archived_at" is null) = ("projects"."archive_reason" is null));