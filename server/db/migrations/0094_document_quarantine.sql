ALTER TABLE "documents" ADD COLUMN "quarantine" text;--> statement-breakpoint
CREATE INDEX "documents_waiting_for_scan" ON "documents" USING btree ("id") WHERE quarantine = 'waiting';