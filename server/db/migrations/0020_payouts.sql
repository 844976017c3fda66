CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"applicant_id" uuid,
	"beneficiary" text NOT NULL,
	"clabe" text,
	"clabe_last4" text,
	"bank" text,
	"status" text NOT NULL,
	"ordered_by" uuid NOT NULL,
	"tracking_key" text,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payouts_applicant" ON "payouts" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_tracking_key" ON "payouts" USING btree ("tracking_key");