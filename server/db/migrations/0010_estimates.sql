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
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_code_key" ON "estimates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "estimates_supplier" ON "estimates" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "estimates_agent" ON "estimates" USING btree ("agent_id","id");