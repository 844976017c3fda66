CREATE SEQUENCE "public"."withdrawal_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "folio" text DEFAULT 'RT-' || nextval('withdrawal_folio') NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "expected_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_folio_key" ON "withdrawals" USING btree ("folio");