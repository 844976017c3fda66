CREATE TABLE "income_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"income_source_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"role" text NOT NULL,
	"co_obligor_id" uuid,
	"kind" text NOT NULL,
	"payer" text NOT NULL,
	"since" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"period" text NOT NULL,
	"notes" text NOT NULL,
	"stated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "income_sources_of_co_obligor" CHECK (("income_sources"."role" = 'co-obligor') = ("income_sources"."co_obligor_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "income_evidence" ADD CONSTRAINT "income_evidence_income_source_id_income_sources_id_fk" FOREIGN KEY ("income_source_id") REFERENCES "public"."income_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_evidence" ADD CONSTRAINT "income_evidence_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_sources" ADD CONSTRAINT "income_sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_sources" ADD CONSTRAINT "income_sources_co_obligor_id_co_obligors_id_fk" FOREIGN KEY ("co_obligor_id") REFERENCES "public"."co_obligors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_evidence_source" ON "income_evidence" USING btree ("income_source_id","id");--> statement-breakpoint
CREATE INDEX "income_evidence_sha256" ON "income_evidence" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "income_sources_project" ON "income_sources" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "income_sources_co_obligor" ON "income_sources" USING btree ("co_obligor_id");