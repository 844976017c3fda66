CREATE TABLE "prepared_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"agent_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"product_id" smallint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"term_months" smallint NOT NULL,
	"purpose" text NOT NULL,
	"site" jsonb NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"project_id" uuid,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prepared_requests" ADD CONSTRAINT "prepared_requests_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_requests" ADD CONSTRAINT "prepared_requests_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_requests" ADD CONSTRAINT "prepared_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prepared_requests_email_key" ON "prepared_requests" USING btree ("supplier_id",lower("email")) WHERE project_id is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "prepared_requests_supplier" ON "prepared_requests" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "prepared_requests_email" ON "prepared_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "prepared_requests_project_key" ON "prepared_requests" USING btree ("project_id");
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid,
	"answered_on" date NOT NULL,
	"recommend" smallint NOT NULL,
	"quality" smallint NOT NULL,
	"timing" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"comment" text,
	CONSTRAINT "survey_answers_recommend" CHECK ("survey_answers"."recommend" between 0 and 10),
	CONSTRAINT "survey_answers_quality" CHECK ("survey_answers"."quality" between 1 and 5),
	CONSTRAINT "survey_answers_timing" CHECK ("survey_answers"."timing" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "surveys_projectId_unique" UNIQUE("project_id")
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_day" ON "survey_answers" USING btree ("answered_on","id");--> statement-breakpoint
CREATE INDEX "survey_answers_recommend" ON "survey_answers" USING btree ("recommend","id");--> statement-breakpoint
CREATE INDEX "survey_answers_project" ON "survey_answers" USING btree ("project_id");
