CREATE TABLE "income_targets" (
	"investor_id" uuid PRIMARY KEY NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_targets_positive" CHECK ("income_targets"."monthly_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "income_targets" ADD CONSTRAINT "income_targets_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;