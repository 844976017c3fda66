DROP INDEX "payments_bank_movement_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_movement_key" ON "payments" USING btree ("bank_movement_id","loan_id") WHERE "payments"."reversed_at" is null;