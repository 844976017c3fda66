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
ALTER TABLE "reports" ADD CONSTRAINT "reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_kind" ON "reports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_sha256" ON "reports" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_being_made_key" ON "reports" USING btree ("kind","period") WHERE ready_at is null;