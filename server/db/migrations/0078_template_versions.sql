ALTER TABLE "mail_template_versions" RENAME TO "template_versions";--> statement-breakpoint
ALTER TABLE "template_versions" DROP CONSTRAINT "mail_template_versions_published";--> statement-breakpoint
ALTER TABLE "template_versions" DROP CONSTRAINT "mail_template_versions_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "template_versions" DROP CONSTRAINT "mail_template_versions_published_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "mail_template_versions_number_key";--> statement-breakpoint
DROP INDEX "mail_template_versions_draft_key";--> statement-breakpoint
DROP INDEX "mail_template_versions_in_force";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "text_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "text_hash" char(64);--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_number_key" ON "template_versions" USING btree ("template","number");--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_draft_key" ON "template_versions" USING btree ("template") WHERE from_day is null;--> statement-breakpoint
CREATE INDEX "template_versions_in_force" ON "template_versions" USING btree ("template","from_day","number");--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_published" CHECK (("template_versions"."from_day" is null) = ("template_versions"."published_at" is null) and ("template_versions"."from_day" is null) = ("template_versions"."published_by" is null));--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_withdrawn" CHECK (("template_versions"."withdrawn_by" is null) = ("template_versions"."withdrawn_at" is null) and ("template_versions"."withdrawn_at" is null or "template_versions"."from_day" is not null));--> statement-breakpoint
DROP TRIGGER published_stays ON "template_versions";--> statement-breakpoint
DROP FUNCTION mail_version_refuse_change();--> statement-breakpoint
CREATE FUNCTION template_version_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  withdrawal constant text[] := '{withdrawn_by,withdrawn_at,version}';
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
    AND OLD.from_day > (now() AT TIME ZONE 'America/Mexico_City')::date
    AND to_jsonb(NEW) - withdrawal = to_jsonb(OLD) - withdrawal THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a version of a text that has its day is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER published_stays BEFORE UPDATE OR DELETE ON "template_versions"
  FOR EACH ROW WHEN (OLD.from_day IS NOT NULL) EXECUTE FUNCTION template_version_refuse_change();
