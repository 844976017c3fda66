CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_user_id","seq") WHERE actor_user_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING gin (lower("to") gin_trgm_ops);