ALTER TABLE "stages" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
-- Of orders that wait, what was seen before may have been in a file: it is listed again by an act of its own.
UPDATE "withdrawals" SET "listed_at" = "processing_since" WHERE "status" = 'requested';--> statement-breakpoint
UPDATE "payouts" SET "listed_at" = "processing_since" WHERE "status" = 'ordered' AND "clabe" IS NOT NULL;--> statement-breakpoint
UPDATE "stages" s SET "listed_at" = seen."since"
  FROM (SELECT "object_id", min("at") AS "since" FROM "audit_log"
         WHERE "object" = 'stages' AND "action" = 'stages.reveal' GROUP BY "object_id") seen
 WHERE s."status" = 'payable' AND s."id"::text = seen."object_id";
