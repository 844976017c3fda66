CREATE TABLE "loan_restructures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"months" smallint NOT NULL,
	"first_due_on" date NOT NULL,
	"annual_rate_bp" integer NOT NULL,
	"months_before" smallint NOT NULL,
	"annual_rate_bp_before" integer NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_on" date NOT NULL,
	"capital_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"condoned_cents" bigint NOT NULL,
	"counted_until" date NOT NULL,
	"rows" jsonb NOT NULL,
	"contract_id" uuid,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"signed_on" date,
	"kept" jsonb,
	"moved" jsonb,
	"paid" jsonb,
	CONSTRAINT "loan_restructures_signed" CHECK (("loan_restructures"."status" = 'signed') = ("loan_restructures"."signed_on" is not null and "loan_restructures"."kept" is not null and "loan_restructures"."moved" is not null and "loan_restructures"."paid" is not null)),
	CONSTRAINT "loan_restructures_ended" CHECK (("loan_restructures"."status" = 'proposed') = ("loan_restructures"."ended_at" is null)),
	CONSTRAINT "loan_restructures_rate" CHECK ("loan_restructures"."annual_rate_bp" <= "loan_restructures"."annual_rate_bp_before")
);
--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD COLUMN "carried_interest_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD COLUMN "carried_vat_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD COLUMN "moved_on" date;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD COLUMN "moved_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_restructures" ADD CONSTRAINT "loan_restructures_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_restructures" ADD CONSTRAINT "loan_restructures_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_restructures" ADD CONSTRAINT "loan_restructures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_restructures_loan" ON "loan_restructures" USING btree ("loan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_restructures_open_key" ON "loan_restructures" USING btree ("loan_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "loan_restructures_contract_key" ON "loan_restructures" USING btree ("contract_id");