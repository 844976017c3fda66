CREATE TABLE "instalment_reminders" (
	"loan_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"event" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instalment_reminders_loan_id_n_event_pk" PRIMARY KEY("loan_id","n","event")
);
--> statement-breakpoint
ALTER TABLE "instalment_reminders" ADD CONSTRAINT "instalment_reminders_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;