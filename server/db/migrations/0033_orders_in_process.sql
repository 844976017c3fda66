ALTER TABLE "payouts" ADD COLUMN "processing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "processing_since" timestamp with time zone;--> statement-breakpoint
-- Of orders that wait, what was asked for or seen before: their owner does not cancel what may have left.
UPDATE "withdrawals" w SET "processing_since" = seen."since"
  FROM (SELECT "object_id", min("at") AS "since" FROM "audit_log"
         WHERE ("object" = 'withdrawals' AND "action" = 'withdrawals.reveal')
            OR ("object" = 'withdrawals' AND "action" = 'approvals.create' AND "details"->>'route' LIKE '%/send')
         GROUP BY "object_id") seen
 WHERE w."status" = 'requested' AND w."id"::text = seen."object_id";--> statement-breakpoint
UPDATE "payouts" p SET "processing_since" = seen."since"
  FROM (SELECT "object_id", min("at") AS "since" FROM "audit_log"
         WHERE ("object" = 'payouts' AND "action" = 'payouts.reveal')
            OR ("object" = 'payouts' AND "action" = 'approvals.create' AND "details"->>'route' LIKE '%/send')
         GROUP BY "object_id") seen
 WHERE p."status" = 'ordered' AND p."id"::text = seen."object_id";
