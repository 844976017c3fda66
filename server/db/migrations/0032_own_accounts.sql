CREATE TABLE "bank_accounts" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"clabe" text NOT NULL,
	"holder" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "bank_accounts" ("owner_id", "clabe", "holder", "changed_at")
SELECT "id", "withdrawal_clabe", "withdrawal_clabe_holder", coalesce("withdrawal_clabe_changed_at", "created_at")
FROM "investors" WHERE "withdrawal_clabe" IS NOT NULL AND "withdrawal_clabe_holder" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "paid_mark" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "bank_movement_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_movement_id_bank_movements_id_fk" FOREIGN KEY ("bank_movement_id") REFERENCES "public"."bank_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investors" DROP COLUMN "withdrawal_clabe";--> statement-breakpoint
ALTER TABLE "investors" DROP COLUMN "withdrawal_clabe_holder";--> statement-breakpoint
ALTER TABLE "investors" DROP COLUMN "withdrawal_clabe_changed_at";--> statement-breakpoint
ALTER TABLE "suppliers" DROP COLUMN "payout_clabe";