CREATE TABLE "participations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"nominal_cents" bigint NOT NULL,
	"held_since" date NOT NULL,
	"held_until" date,
	CONSTRAINT "participations_nominal_positive" CHECK ("participations"."nominal_cents" > 0),
	CONSTRAINT "participations_held_in_order" CHECK ("participations"."held_until" >= "participations"."held_since")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_commitment_id_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."commitments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "participations_holder_key" ON "participations" USING btree ("loan_id","investor_id") WHERE "participations"."held_until" is null;--> statement-breakpoint
CREATE INDEX "participations_investor" ON "participations" USING btree ("investor_id","id");--> statement-breakpoint
ALTER TABLE "commitments" DROP COLUMN "outstanding_cents";--> statement-breakpoint
-- An investor's delivered commitments to a loan are one participation, with the id of the oldest.
INSERT INTO "participations" ("id", "loan_id", "investor_id", "commitment_id", "nominal_cents", "held_since")
SELECT (array_agg(c.id ORDER BY c.id))[1], l.id, c.investor_id, (array_agg(c.id ORDER BY c.id))[1],
       sum(c.amount_cents), l.disbursed_on
  FROM "commitments" c
  JOIN "opportunities" o ON o.id = c.opportunity_id
  JOIN "loans" l ON l.id = o.loan_id
 WHERE c.status IN ('active', 'settled')
 GROUP BY l.id, c.investor_id;
