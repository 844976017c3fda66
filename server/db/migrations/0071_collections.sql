CREATE TABLE "collection_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"about_id" uuid,
	"party" text,
	"channel" text,
	"result" text,
	"outside_hours" boolean DEFAULT false NOT NULL,
	"amount_cents" bigint,
	"made_on" date,
	"promised_on" date,
	"paid_before_cents" bigint,
	"assignee_id" uuid,
	"until" date,
	"note" text,
	CONSTRAINT "collection_acts_contact" CHECK ("collection_acts"."kind" <> 'contact' or ("collection_acts"."party" is not null and "collection_acts"."channel" is not null and "collection_acts"."result" is not null)),
	CONSTRAINT "collection_acts_promise" CHECK ("collection_acts"."kind" <> 'promise' or ("collection_acts"."amount_cents" > 0 and "collection_acts"."made_on" <= "collection_acts"."promised_on" and "collection_acts"."paid_before_cents" >= 0))
);
--> statement-breakpoint
CREATE TABLE "collection_cases" (
	"loan_id" uuid PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone,
	"late_since" date NOT NULL,
	"overdue_cents" bigint NOT NULL,
	"payoff_cents" bigint NOT NULL,
	"counted_on" date NOT NULL,
	"quiet_since" timestamp with time zone NOT NULL,
	"last_contact_id" uuid,
	"promise_id" uuid,
	"promise_state" text,
	"assignee_id" uuid,
	"hardship_until" date,
	CONSTRAINT "collection_cases_promise" CHECK (("collection_cases"."promise_id" is null) = ("collection_cases"."promise_state" is null))
);
--> statement-breakpoint
ALTER TABLE "collection_acts" ADD CONSTRAINT "collection_acts_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_acts" ADD CONSTRAINT "collection_acts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_acts" ADD CONSTRAINT "collection_acts_about_id_collection_acts_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."collection_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_acts" ADD CONSTRAINT "collection_acts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_cases" ADD CONSTRAINT "collection_cases_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_cases" ADD CONSTRAINT "collection_cases_last_contact_id_collection_acts_id_fk" FOREIGN KEY ("last_contact_id") REFERENCES "public"."collection_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_cases" ADD CONSTRAINT "collection_cases_promise_id_collection_acts_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."collection_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_cases" ADD CONSTRAINT "collection_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_acts_loan" ON "collection_acts" USING btree ("loan_id","id");--> statement-breakpoint
CREATE INDEX "collection_acts_happened" ON "collection_acts" USING btree ("loan_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "collection_acts_about" ON "collection_acts" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "collection_cases_late" ON "collection_cases" USING btree ("late_since","loan_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "collection_cases_overdue" ON "collection_cases" USING btree ("overdue_cents","loan_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "collection_cases_quiet" ON "collection_cases" USING btree ("quiet_since","loan_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "collection_cases_assignee" ON "collection_cases" USING btree ("assignee_id","late_since","loan_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "collection_cases_promise" ON "collection_cases" USING btree ("promise_state","late_since","loan_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "collection_cases_counted" ON "collection_cases" USING btree ("counted_on") WHERE closed_at is null;--> statement-breakpoint
CREATE FUNCTION collection_acts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts of collection are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'CA001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "collection_acts"
  FOR EACH ROW EXECUTE FUNCTION collection_acts_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "collection_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION collection_acts_refuse_change();
