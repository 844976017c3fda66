CREATE TABLE "investment_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"goal_cents" bigint NOT NULL,
	"goal_on" date NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"reinvest_bp" integer NOT NULL,
	"low_cents" bigint NOT NULL,
	"expected_cents" bigint NOT NULL,
	"high_cents" bigint NOT NULL,
	"restored_from" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "investment_plans_amounts" CHECK ("investment_plans"."goal_cents" > 0 and "investment_plans"."monthly_cents" >= 0 and "investment_plans"."reinvest_bp" between 0 and 10000),
	CONSTRAINT "investment_plans_band" CHECK ("investment_plans"."low_cents" between 0 and "investment_plans"."expected_cents" and "investment_plans"."expected_cents" <= "investment_plans"."high_cents")
);
--> statement-breakpoint
ALTER TABLE "investment_plans" ADD CONSTRAINT "investment_plans_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investment_plans" ADD CONSTRAINT "investment_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "investment_plans_number_key" ON "investment_plans" USING btree ("investor_id","number");