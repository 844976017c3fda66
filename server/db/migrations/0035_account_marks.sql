-- The mark of accounts that are there already needs the application's secret: the next start writes it.
ALTER TABLE "bank_accounts" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ALTER COLUMN "mark" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "bank_accounts_mark" ON "bank_accounts" USING btree ("mark");
