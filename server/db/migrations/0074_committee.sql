CREATE TABLE "applicant_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"source" text NOT NULL,
	"reported_on" date NOT NULL,
	"content" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_conditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"text" text NOT NULL,
	"met_at" timestamp with time zone,
	"met_by" uuid,
	CONSTRAINT "credit_conditions_met" CHECK (("credit_conditions"."met_at" is null) = ("credit_conditions"."met_by" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_amount_cents" bigint NOT NULL,
	"asked_term_months" smallint NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_decisions_reasons" CHECK (("credit_decisions"."kind" = 'rejected') = (cardinality("credit_decisions"."reasons") > 0))
);
--> statement-breakpoint
ALTER TABLE "applicant_reports" ADD CONSTRAINT "applicant_reports_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_reports" ADD CONSTRAINT "applicant_reports_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_conditions" ADD CONSTRAINT "credit_conditions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_conditions" ADD CONSTRAINT "credit_conditions_met_by_users_id_fk" FOREIGN KEY ("met_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_decisions" ADD CONSTRAINT "credit_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_decisions" ADD CONSTRAINT "credit_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_reports_applicant" ON "applicant_reports" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "credit_conditions_project" ON "credit_conditions" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "credit_decisions_project" ON "credit_decisions" USING btree ("project_id","id");