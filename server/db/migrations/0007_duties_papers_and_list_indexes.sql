ALTER TABLE "contracts" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "duty" text;--> statement-breakpoint
ALTER TABLE "prospect_batch_rows" ADD COLUMN "known_place" text;--> statement-breakpoint
CREATE INDEX "prepared_requests_name_search" ON "prepared_requests" USING gin (translate(lower("full_name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prepared_requests_email_search" ON "prepared_requests" USING gin (translate(lower("email"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "loans_principal" ON "loans" USING btree ("principal_cents","id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("received_on","id") WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "projects_amount" ON "projects" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "projects_changed" ON "projects" USING btree ("status_changed_at","id");--> statement-breakpoint
CREATE INDEX "stages_amount" ON "stages" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "commitments_status" ON "commitments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "commitments_amount" ON "commitments" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "opportunities_closes" ON "opportunities" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_goal" ON "opportunities" USING btree ("goal_cents","id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE staff_blocked_at is not null;--> statement-breakpoint
CREATE INDEX "applicant_invitations_joined" ON "applicant_invitations" USING btree ("id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "applicant_invitations_revoked" ON "applicant_invitations" USING btree ("id") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "applicant_invitations_name_search" ON "applicant_invitations" USING gin (translate(lower("full_name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicant_invitations_email_search" ON "applicant_invitations" USING gin (translate(lower("email"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_profiles_states" ON "work_profiles" USING gin ("states");--> statement-breakpoint
CREATE INDEX "investors_created" ON "investors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "supplier_agents_user" ON "supplier_agents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "supplier_agents_removed" ON "supplier_agents" USING btree ("id") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "supplier_agents_full_name" ON "supplier_agents" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "supplier_agents_name_search" ON "supplier_agents" USING gin (translate(lower("full_name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "supplier_agents_email_search" ON "supplier_agents" USING gin (translate(lower("email"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_name_search" ON "suppliers" USING gin (translate(lower("name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_created" ON "suppliers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "suppliers_status" ON "suppliers" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "suppliers_suspended" ON "suppliers" USING btree ("created_at","id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "suppliers_requested" ON "suppliers" USING btree ("created_at","id") WHERE verification_requested_at is not null;--> statement-breakpoint
CREATE INDEX "mails_channel" ON "mails" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "prospect_batch_rows_misplaced" ON "prospect_batch_rows" USING btree ("batch_id","row") WHERE "prospect_batch_rows"."known_place" is not null;--> statement-breakpoint
CREATE INDEX "bank_movements_amount" ON "bank_movements" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "bank_movements_deposits" ON "bank_movements" USING btree ("occurred_on","id") WHERE matched_kind = 'investor';--> statement-breakpoint
CREATE INDEX "bank_movements_direction" ON "bank_movements" USING btree ("direction","occurred_on","id");--> statement-breakpoint
CREATE INDEX "bank_movements_sender_search" ON "bank_movements" USING gin (translate(lower("sender_name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_duties" CHECK ("users"."duties" <@ array['review', 'committee', 'treasury', 'compliance', 'administration']);--> statement-breakpoint
-- Who administers already keeps every power that there is.
UPDATE "users" SET "duties" = '{review,committee,treasury,compliance,administration}'
  WHERE "id" IN (SELECT "user_id" FROM "user_roles" WHERE "role" = 'admin');--> statement-breakpoint
-- An invitation that waits says no duties, and could not be done.
UPDATE "approvals" SET "outcome" = 'expired',
    "decline_reason" = 'Ahora una invitación dice qué funciones tendrá la persona: pídela de nuevo.'
  WHERE "outcome" = 'waiting' AND "endpoint" = 'POST /api/v1/administrators';
