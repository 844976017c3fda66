-- What an applicant has paid beyond what fell due is a credit balance, also in the kind of its return.
UPDATE "payouts" SET "kind" = 'credit_balance' WHERE "kind" = 'favour';--> statement-breakpoint
-- What waits for a second person is sealed with the old kind, which the schema refuses: it is asked for again.
UPDATE "approvals" SET "outcome" = 'expired'
WHERE "outcome" = 'waiting' AND "endpoint" IN ('POST /api/v1/payouts', 'POST /api/v1/favour-returns');
