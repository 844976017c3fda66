CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"title" text NOT NULL,
	"details" jsonb NOT NULL,
	"amount_cents" bigint,
	"people" uuid[] NOT NULL,
	"payload" text,
	"payload_hash" char(64),
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_key" ON "approvals" USING btree ("endpoint","object_id") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_outcome" ON "approvals" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "approvals_alone" ON "approvals" USING btree ("requested_by","kind","requested_at") WHERE outcome = 'alone';