CREATE TABLE "estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"agent_id" uuid,
	"shared_by" uuid NOT NULL,
	"label" text NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "lead_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"act" text NOT NULL,
	"from_status" text,
	"status" text,
	"day" date,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"agent_id" uuid,
	"source" text NOT NULL,
	"contact_name" text NOT NULL,
	"business_name" text,
	"phone" text NOT NULL,
	"email" text,
	"rfc" text,
	"municipality" text,
	"state" text,
	"postal_code" char(5),
	"status" text DEFAULT 'new' NOT NULL,
	"lost_cause" text,
	"lost_reason" text,
	"next_on" date,
	"next_order" date GENERATED ALWAYS AS (coalesce(next_on, date '9999-12-31')) STORED NOT NULL,
	"reminded_for" date,
	"prepared_request_id" uuid,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_serials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"part" text NOT NULL,
	"serial" text NOT NULL,
	"serial_key" text NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_targets" (
	"investor_id" uuid PRIMARY KEY NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_targets_positive" CHECK ("income_targets"."monthly_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "installation_sites" ALTER COLUMN "technical_data" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "installation_sites" ALTER COLUMN "technical_data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "meter_number" text;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "requested_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "needs_verification" boolean;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "meter_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "contract_on" date;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD COLUMN "source_kind" text DEFAULT 'clabe' NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_evidence" ADD CONSTRAINT "income_evidence_income_source_id_income_sources_id_fk" FOREIGN KEY ("income_source_id") REFERENCES "public"."income_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_evidence" ADD CONSTRAINT "income_evidence_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_sources" ADD CONSTRAINT "income_sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_sources" ADD CONSTRAINT "income_sources_co_obligor_id_co_obligors_id_fk" FOREIGN KEY ("co_obligor_id") REFERENCES "public"."co_obligors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_acts" ADD CONSTRAINT "lead_acts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_acts" ADD CONSTRAINT "lead_acts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_prepared_request_id_prepared_requests_id_fk" FOREIGN KEY ("prepared_request_id") REFERENCES "public"."prepared_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_serials" ADD CONSTRAINT "site_serials_site_id_installation_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."installation_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_targets" ADD CONSTRAINT "income_targets_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_code_key" ON "estimates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "estimates_supplier" ON "estimates" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "estimates_agent" ON "estimates" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "income_evidence_source" ON "income_evidence" USING btree ("income_source_id","id");--> statement-breakpoint
CREATE INDEX "income_evidence_sha256" ON "income_evidence" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "income_sources_project" ON "income_sources" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "income_sources_co_obligor" ON "income_sources" USING btree ("co_obligor_id");--> statement-breakpoint
CREATE INDEX "lead_acts_lead" ON "lead_acts" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_phone_key" ON "leads" USING btree ("supplier_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_rfc_key" ON "leads" USING btree ("supplier_id","rfc");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_prepared_request_key" ON "leads" USING btree ("prepared_request_id");--> statement-breakpoint
CREATE INDEX "leads_supplier" ON "leads" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "leads_supplier_status" ON "leads" USING btree ("supplier_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_supplier_name" ON "leads" USING btree ("supplier_id","contact_name","id");--> statement-breakpoint
CREATE INDEX "leads_supplier_next" ON "leads" USING btree ("supplier_id","next_order","id");--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("next_on") WHERE next_on is not null and reminded_for is distinct from next_on;--> statement-breakpoint
CREATE INDEX "leads_agent" ON "leads" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "leads_agent_status" ON "leads" USING btree ("agent_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_agent_name" ON "leads" USING btree ("agent_id","contact_name","id");--> statement-breakpoint
CREATE INDEX "leads_agent_next" ON "leads" USING btree ("agent_id","next_order","id");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (translate("search_text", 'ñ', 'n') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "site_serials_site" ON "site_serials" USING btree ("site_id","part","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_serials_key" ON "site_serials" USING btree ("serial_key") WHERE released_at is null;--> statement-breakpoint
-- Nobody said yet what is installed.
UPDATE "installation_sites" SET "technical_data" = NULL WHERE "technical_data" = '{}'::jsonb;
