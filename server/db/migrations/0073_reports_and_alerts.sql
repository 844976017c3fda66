CREATE TABLE "aml_alert_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"assignee_id" uuid,
	"reason" text,
	"note" text,
	CONSTRAINT "aml_alert_acts_decision" CHECK ("aml_alert_acts"."kind" = 'assigned' or ("aml_alert_acts"."reason" is not null and char_length("aml_alert_acts"."note") >= 20))
);
--> statement-breakpoint
CREATE TABLE "aml_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"user_id" uuid NOT NULL,
	"fact_key" text NOT NULL,
	"happened_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"soon_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "aml_alerts_ended" CHECK (("aml_alerts"."status" in ('dismissed', 'reported')) = ("aml_alerts"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "aml_progress" (
	"source" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_id" uuid NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts" integer,
	"ready_at" timestamp with time zone,
	"rows" integer,
	"size" integer,
	"sha256" char(64),
	CONSTRAINT "reports_ready_whole" CHECK (num_nonnulls("reports"."ready_at", "reports"."rows", "reports"."size", "reports"."sha256") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "aml_alert_acts" ADD CONSTRAINT "aml_alert_acts_alert_id_aml_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."aml_alerts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aml_alert_acts" ADD CONSTRAINT "aml_alert_acts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aml_alert_acts" ADD CONSTRAINT "aml_alert_acts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aml_alerts" ADD CONSTRAINT "aml_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aml_alerts" ADD CONSTRAINT "aml_alerts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aml_alert_acts_alert" ON "aml_alert_acts" USING btree ("alert_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aml_alerts_fact_key" ON "aml_alerts" USING btree ("rule","fact_key");--> statement-breakpoint
CREATE INDEX "aml_alerts_due" ON "aml_alerts" USING btree ("due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "aml_alerts_rule" ON "aml_alerts" USING btree ("rule","due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "aml_alerts_assignee" ON "aml_alerts" USING btree ("assignee_id","due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "aml_alerts_status" ON "aml_alerts" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "aml_alerts_status_created" ON "aml_alerts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "aml_alerts_created" ON "aml_alerts" USING btree ("created_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "aml_alerts_user" ON "aml_alerts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_kind" ON "reports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_sha256" ON "reports" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_being_made_key" ON "reports" USING btree ("kind","period") WHERE ready_at is null;--> statement-breakpoint
-- What staff did with an alert stays as it was written.
CREATE FUNCTION aml_alert_acts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts of alerts are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'AA001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "aml_alert_acts"
  FOR EACH ROW EXECUTE FUNCTION aml_alert_acts_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "aml_alert_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION aml_alert_acts_refuse_change();
