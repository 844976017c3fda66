CREATE TABLE "payment_shares" (
	"payment_id" uuid NOT NULL,
	"participation_id" uuid NOT NULL,
	"component" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "payment_shares_payment_id_participation_id_component_pk" PRIMARY KEY("payment_id","participation_id","component"),
	CONSTRAINT "payment_shares_not_zero" CHECK ("payment_shares"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_shares_participation" ON "payment_shares" USING btree ("participation_id","payment_id");--> statement-breakpoint
-- What each participation got of the payments that were distributed, as the journal says; of undone ones too.
INSERT INTO "payment_shares" ("payment_id", "participation_id", "component", "amount_cents")
SELECT pay.id, part.id,
       CASE e.kind
         WHEN 'distribution_capital' THEN 'capital'
         WHEN 'distribution_interest' THEN 'interest'
         WHEN 'distribution_late_interest' THEN 'late_interest'
         WHEN 'distribution_vat' THEN p.concept
         WHEN 'income_tax_withheld' THEN CASE p.concept WHEN 'late_interest' THEN 'late_income_tax' ELSE 'income_tax' END
         WHEN 'investor_fee_charged' THEN CASE p.concept WHEN 'vat' THEN 'fee_vat' ELSE 'fee' END
       END AS share, -sum(p.amount_signed)
  FROM "payments" pay
 CROSS JOIN unnest(ARRAY['capital', 'interest', 'late_interest', 'vat_share', 'income_tax', 'investor_fee']) piece
  JOIN "journal_entries" e ON e.idempotency_key = 'payment:' || pay.id || ':distributed:' || piece
  JOIN "postings" p ON p.entry_id = e.id
  JOIN "ledger_accounts" a ON a.id = p.account_id AND a.family = 'disponible'
  JOIN "participations" part ON part.loan_id = pay.loan_id AND part.investor_id = a.investor_id
 GROUP BY pay.id, part.id, share;
