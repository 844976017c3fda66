CREATE TABLE "tax_complements" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"month" char(7) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_months" (
	"month" char(7) PRIMARY KEY NOT NULL,
	"income_tax_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reference" text,
	"remitted_by" uuid,
	"remitted_at" timestamp with time zone,
	CONSTRAINT "tax_months_remitted_whole" CHECK (num_nulls("tax_months"."reference", "tax_months"."remitted_by", "tax_months"."remitted_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "secret_canary" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "secret_canary_one" CHECK ("secret_canary"."one")
);
--> statement-breakpoint
ALTER TABLE "tax_complements" ADD CONSTRAINT "tax_complements_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_complements" ADD CONSTRAINT "tax_complements_month_tax_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."tax_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_months" ADD CONSTRAINT "tax_months_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_months" ADD CONSTRAINT "tax_months_remitted_by_users_id_fk" FOREIGN KEY ("remitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_complements_month" ON "tax_complements" USING btree ("month");--> statement-breakpoint
CREATE INDEX "postings_vat" ON "postings" USING btree ("investor_id") WHERE "postings"."concept" in ('vat', 'late_vat');