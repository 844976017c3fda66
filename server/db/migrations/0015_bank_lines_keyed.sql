-- Lines of the bank in one spelling, found by keyed marks. The accounts and keys of lines that are here
-- already need the application's secret: the server seals them when it starts.

DROP INDEX "bank_movements_natural_key";--> statement-breakpoint
ALTER TABLE "bank_movements" ADD COLUMN "sender_mark" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "bank_movements" ADD COLUMN "receiver_mark" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "bank_movements" ADD COLUMN "natural_key" text;--> statement-breakpoint
UPDATE "bank_movements" SET "natural_key" = 'unsealed:' || "id", "tracking_key" = upper("tracking_key");--> statement-breakpoint
ALTER TABLE "bank_movements" ALTER COLUMN "natural_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_movements" ALTER COLUMN "sender_mark" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bank_movements" ALTER COLUMN "receiver_mark" DROP DEFAULT;--> statement-breakpoint
UPDATE "stages" SET "tracking_key" = upper("tracking_key") WHERE "tracking_key" <> upper("tracking_key");--> statement-breakpoint
-- Of withdrawals whose keys differ in case alone, one takes the capitals and the others stay as they are.
UPDATE "withdrawals" SET "tracking_key" = upper("tracking_key")
 WHERE "tracking_key" <> upper("tracking_key") AND "id" = (
   SELECT "same"."id" FROM "withdrawals" "same"
    WHERE upper("same"."tracking_key") = upper("withdrawals"."tracking_key")
    ORDER BY "same"."tracking_key" = upper("same"."tracking_key") DESC, "same"."id" LIMIT 1);--> statement-breakpoint
CREATE INDEX "bank_movements_tracking" ON "bank_movements" USING btree ("tracking_key","amount_cents");--> statement-breakpoint
CREATE INDEX "bank_movements_sender" ON "bank_movements" USING btree ("sender_mark");--> statement-breakpoint
CREATE INDEX "bank_movements_receiver" ON "bank_movements" USING btree ("receiver_mark");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_natural_key" ON "bank_movements" USING btree ("natural_key");
