DROP INDEX "leads_rfc_key";--> statement-breakpoint
CREATE UNIQUE INDEX "leads_rfc_key" ON "leads" USING btree ("supplier_id","rfc") WHERE rfc not in ('XAXX010101000', 'XEXX010101000');