CREATE SEQUENCE "public"."recurring_order_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "recurring_order_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint,
	"reason" text,
	"withdrawal_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "recurring_order_runs_requested" CHECK (("recurring_order_runs"."status" = 'requested') = ("recurring_order_runs"."withdrawal_id" is not null)),
	CONSTRAINT "recurring_order_runs_open" CHECK (("recurring_order_runs"."status" = 'waiting') = ("recurring_order_runs"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "recurring_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text DEFAULT 'REC-' || nextval('recurring_order_folio') NOT NULL,
	"investor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"rule" text NOT NULL,
	"amount_cents" bigint,
	"day" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"counted_cents" bigint NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "recurring_orders_day" CHECK ("recurring_orders"."day" between 1 and 28),
	CONSTRAINT "recurring_orders_amount" CHECK (("recurring_orders"."rule" = 'received') = ("recurring_orders"."amount_cents" is null)),
	CONSTRAINT "recurring_orders_positive" CHECK ("recurring_orders"."amount_cents" > 0),
	CONSTRAINT "recurring_orders_deposit" CHECK ("recurring_orders"."kind" <> 'deposit' or "recurring_orders"."rule" = 'fixed'),
	CONSTRAINT "recurring_orders_ended" CHECK (("recurring_orders"."status" = 'ended') = ("recurring_orders"."ended_at" is not null))
);
--> statement-breakpoint
DROP INDEX "leads_rfc_key";--> statement-breakpoint
ALTER TABLE "investment_plans" ADD CONSTRAINT "investment_plans_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investment_plans" ADD CONSTRAINT "investment_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_order_runs" ADD CONSTRAINT "recurring_order_runs_order_id_recurring_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."recurring_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_order_runs" ADD CONSTRAINT "recurring_order_runs_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_order_runs" ADD CONSTRAINT "recurring_order_runs_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_orders" ADD CONSTRAINT "recurring_orders_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "investment_plans_number_key" ON "investment_plans" USING btree ("investor_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_order_runs_once" ON "recurring_order_runs" USING btree ("order_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_order_runs_withdrawal" ON "recurring_order_runs" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "recurring_order_runs_investor" ON "recurring_order_runs" USING btree ("investor_id","due_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_orders_folio_key" ON "recurring_orders" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_orders_kind_key" ON "recurring_orders" USING btree ("investor_id","kind") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "recurring_orders_investor" ON "recurring_orders" USING btree ("investor_id","id");--> statement-breakpoint
CREATE INDEX "recurring_orders_active" ON "recurring_orders" USING btree ("id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "leads_rfc_key" ON "leads" USING btree ("supplier_id","rfc") WHERE rfc not in ('XAXX010101000', 'XEXX010101000');