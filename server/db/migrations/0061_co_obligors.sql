CREATE TABLE "bureau_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"co_obligor_id" uuid NOT NULL,
	"folio" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"person" text NOT NULL,
	"nip_mark" text NOT NULL,
	"channel" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"validated_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bureau_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"source" text NOT NULL,
	"reported_on" date NOT NULL,
	"content" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "co_obligors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"relation" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"withdrawn_at" timestamp with time zone,
	"person" text,
	"duty_version" text,
	"duty_hash" char(64),
	"accepted_ip" text,
	"accepted_user_agent" text,
	"nip_mark" text,
	"nip_channel" text,
	"nip_sent_at" timestamp with time zone,
	"nip_ends_at" timestamp with time zone,
	"nip_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bureau_consents" ADD CONSTRAINT "bureau_consents_co_obligor_id_co_obligors_id_fk" FOREIGN KEY ("co_obligor_id") REFERENCES "public"."co_obligors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bureau_reports" ADD CONSTRAINT "bureau_reports_consent_id_bureau_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."bureau_consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bureau_reports" ADD CONSTRAINT "bureau_reports_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_obligors" ADD CONSTRAINT "co_obligors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bureau_consents_co_obligor_key" ON "bureau_consents" USING btree ("co_obligor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bureau_consents_folio_key" ON "bureau_consents" USING btree ("folio");--> statement-breakpoint
CREATE INDEX "bureau_reports_consent" ON "bureau_reports" USING btree ("consent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "co_obligors_open_key" ON "co_obligors" USING btree ("project_id") WHERE declined_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "co_obligors_project" ON "co_obligors" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "co_obligors_email" ON "co_obligors" USING btree (lower("email"));--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "bureau_consents"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "bureau_consents"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "bureau_reports"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "bureau_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();
