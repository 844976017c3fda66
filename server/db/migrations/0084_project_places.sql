CREATE TABLE "project_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"from_program_id" uuid,
	"from_zone_id" uuid,
	"program_id" uuid,
	"zone_id" uuid,
	"origin" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_invitations" ALTER COLUMN "supplier_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "executive_user_id" uuid;--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_moves" ADD CONSTRAINT "project_moves_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_moves" ADD CONSTRAINT "project_moves_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_comments_project" ON "project_comments" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_moves_project" ON "project_moves" USING btree ("project_id","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD CONSTRAINT "applicant_invitations_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_prospect" ON "projects" USING btree ("prospect_id","id");--> statement-breakpoint
CREATE INDEX "projects_program_open" ON "projects" USING btree ("program_id","status_changed_at","id") WHERE status in ('in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing');--> statement-breakpoint
CREATE INDEX "projects_zone_open" ON "projects" USING btree ("zone_id","status_changed_at","id") WHERE status in ('in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing');--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_invitations_prospect_key" ON "applicant_invitations" USING btree ("prospect_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "applicants_prospect" ON "applicants" USING btree ("prospect_id");--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD CONSTRAINT "applicant_invitations_from_one" CHECK (num_nonnulls("applicant_invitations"."supplier_id", "applicant_invitations"."prospect_id") = 1);--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_zone_has_program" CHECK ("suppliers"."zone_id" is null or "suppliers"."program_id" is not null);--> statement-breakpoint
CREATE FUNCTION project_places_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'moves and comments of projects are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'PE001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "project_moves"
  FOR EACH ROW EXECUTE FUNCTION project_places_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "project_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION project_places_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "project_comments"
  FOR EACH ROW EXECUTE FUNCTION project_places_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "project_comments"
  FOR EACH STATEMENT EXECUTE FUNCTION project_places_refuse_change();
