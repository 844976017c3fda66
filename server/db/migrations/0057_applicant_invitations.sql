CREATE TABLE "legal_revocations" (
	"acceptance_id" uuid PRIMARY KEY NOT NULL,
	"ip" text NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_revocations" ADD CONSTRAINT "legal_revocations_acceptance_id_legal_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."legal_acceptances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "legal_revocations"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "legal_revocations"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();
--> statement-breakpoint
CREATE TABLE "applicant_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"agent_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"invited_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"joined_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD CONSTRAINT "applicant_invitations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD CONSTRAINT "applicant_invitations_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_invitations" ADD CONSTRAINT "applicant_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_invitations_email_key" ON "applicant_invitations" USING btree ("supplier_id",lower("email")) WHERE user_id is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "applicant_invitations_supplier" ON "applicant_invitations" USING btree ("supplier_id","id");
