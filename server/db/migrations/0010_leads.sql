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
ALTER TABLE "lead_acts" ADD CONSTRAINT "lead_acts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_acts" ADD CONSTRAINT "lead_acts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_prepared_request_id_prepared_requests_id_fk" FOREIGN KEY ("prepared_request_id") REFERENCES "public"."prepared_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "leads_search" ON "leads" USING gin (translate("search_text", 'ñ', 'n') gin_trgm_ops);