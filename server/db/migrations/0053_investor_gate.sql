CREATE TABLE "investor_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"sha256" char(64) NOT NULL,
	"pdf" "bytea" NOT NULL,
	"evidence" jsonb NOT NULL,
	"seal_hash" char(64) NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"answers" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"name" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "investor_contracts" ADD CONSTRAINT "investor_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acknowledgements" ADD CONSTRAINT "risk_acknowledgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "investor_contracts_version_key" ON "investor_contracts" USING btree ("user_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_acknowledgements_passed_key" ON "risk_acknowledgements" USING btree ("user_id") WHERE passed;--> statement-breakpoint
CREATE INDEX "risk_acknowledgements_user" ON "risk_acknowledgements" USING btree ("user_id","id");--> statement-breakpoint
CREATE FUNCTION evidence_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what people acknowledged and signed is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'EV001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "risk_acknowledgements"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "risk_acknowledgements"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "investor_contracts"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "investor_contracts"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();
