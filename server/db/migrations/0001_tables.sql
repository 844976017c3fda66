CREATE SEQUENCE "public"."project_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."virtual_clabe" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doc_id" integer NOT NULL,
	"owner_table" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_key" text NOT NULL,
	"user_id" uuid,
	"project_id" uuid,
	"sha256" char(64) NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text NOT NULL,
	"reject_reason" text,
	"verified_by" uuid,
	"uploaded_by" uuid NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_by" uuid
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"party" text NOT NULL,
	"position" integer NOT NULL,
	"signed_at" timestamp with time zone,
	"evidence" jsonb,
	"seal_hash" char(64)
);
--> statement-breakpoint
CREATE TABLE "account_balances" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"balance_signed" bigint NOT NULL,
	"guard" smallint NOT NULL,
	CONSTRAINT "account_balances_guard" CHECK ("account_balances"."guard" * "account_balances"."balance_signed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "journal_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"occurred_on" date NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"actor" text NOT NULL,
	"source_ref" text,
	"reverses_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"book" text NOT NULL,
	"kind" text NOT NULL,
	"no_negative" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"entry_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_signed" bigint NOT NULL,
	"concept" text,
	"loan_id" uuid,
	"project_id" uuid,
	"investor_id" uuid,
	CONSTRAINT "postings_entry_id_line_pk" PRIMARY KEY("entry_id","line"),
	CONSTRAINT "postings_amount_not_zero" CHECK ("postings"."amount_signed" <> 0)
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"supplier_id" uuid,
	"agent_id" uuid,
	"onboarding_step" text,
	"rfc" text,
	"curp" text,
	"birth_day" text,
	"payment_clabe" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"onboarding_step" text,
	"rfc" text,
	"curp" text,
	"deposit_clabe" text NOT NULL,
	"withdrawal_clabe" text,
	"withdrawal_clabe_holder" text,
	"withdrawal_clabe_changed_at" timestamp with time zone,
	"experienced" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"onboarding_step" text,
	"rfc" text,
	"verification_requested_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"payout_clabe" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"phone" text,
	"person_type" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"password_changed_at" timestamp with time zone,
	"totp_secret" text,
	"totp_enabled_at" timestamp with time zone,
	"totp_last_step" integer,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" uuid,
	"terms_accepted_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"batch_id" uuid,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"municipality" text NOT NULL,
	"state" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"executive_user_id" uuid,
	"search_text" text NOT NULL,
	"last_touch_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"outstanding_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installation_sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"street" text NOT NULL,
	"neighbourhood" text NOT NULL,
	"municipality" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" char(5) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"technical_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_instalments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"due_on" date NOT NULL,
	"capital_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"capital_paid_cents" bigint NOT NULL,
	"interest_paid_cents" bigint NOT NULL,
	"vat_paid_cents" bigint NOT NULL,
	"late_interest_cents" bigint DEFAULT 0 NOT NULL,
	"late_vat_cents" bigint DEFAULT 0 NOT NULL,
	"late_accrued_on" date,
	"late_interest_paid_cents" bigint NOT NULL,
	"late_vat_paid_cents" bigint NOT NULL,
	"paid_on" date
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"principal_cents" bigint NOT NULL,
	"annual_rate_bp" integer NOT NULL,
	"late_rate_bp" integer NOT NULL,
	"term_months" smallint NOT NULL,
	"opening_fee_bp" integer NOT NULL,
	"vat_bp" integer NOT NULL,
	"cat_bp" integer,
	"risk_grade" text NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"disbursed_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"goal_cents" bigint NOT NULL,
	"committed_cents" bigint NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"desc" text NOT NULL,
	"color" text NOT NULL,
	"icon" text NOT NULL,
	"user_name" text NOT NULL,
	"time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"agent_id" uuid,
	"program_id" uuid,
	"product_id" smallint NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"term_months" smallint NOT NULL,
	"purpose" text NOT NULL,
	"decision_reason" text,
	"archived_at" timestamp with time zone,
	"status_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"tracking_key" text
);
--> statement-breakpoint
CREATE TABLE "activity_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"account_id" uuid NOT NULL,
	"log_code" text NOT NULL,
	"extra_params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"prev_hash" char(64) NOT NULL,
	"hash" char(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" char(64) NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" char(64) NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" char(64) NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"device_id" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"actor_session_id" uuid,
	"actor_user_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"stepped_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"set_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"tracking_key" text NOT NULL,
	"occurred_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sender_clabe" text NOT NULL,
	"receiver_clabe" text NOT NULL,
	"sender_name" text NOT NULL,
	"concept" text NOT NULL,
	"status" text NOT NULL,
	"matched_kind" text,
	"matched_id" uuid,
	"third_party" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"capital_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"late_interest_cents" bigint NOT NULL,
	"isr_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"bank_movement_id" uuid,
	"received_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"applied" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"body_hash" char(64) NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"clabe" text NOT NULL,
	"clabe_last4" text NOT NULL,
	"bank" text,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"reject_reason" text,
	"tracking_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_chain" ADD CONSTRAINT "journal_chain_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_reverses_id_journal_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD CONSTRAINT "supplier_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD CONSTRAINT "supplier_agents_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD CONSTRAINT "prospect_batches_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_batch_id_prospect_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."prospect_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD CONSTRAINT "installation_sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD CONSTRAINT "loan_instalments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_events" ADD CONSTRAINT "project_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_agent_id_supplier_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."supplier_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_commitment_id_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."commitments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_movement_id_bank_movements_id_fk" FOREIGN KEY ("bank_movement_id") REFERENCES "public"."bank_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_project_kind_key" ON "contracts" USING btree ("project_id","kind","version");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_table","owner_id","doc_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_current_key" ON "documents" USING btree ("owner_table","owner_id","owner_key","doc_id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_sha256" ON "documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "documents_project" ON "documents" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "documents_status" ON "documents" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_contract_party_key" ON "signatures" USING btree ("contract_id","party");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_chain_entry_key" ON "journal_chain" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_idempotency_key" ON "journal_entries" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_reverses_key" ON "journal_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_code_key" ON "ledger_accounts" USING btree ("code");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","entry_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_user_key" ON "applicants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_payment_clabe_key" ON "applicants" USING btree ("payment_clabe");--> statement-breakpoint
CREATE INDEX "applicants_supplier" ON "applicants" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "investors_user_key" ON "investors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "investors_deposit_clabe_key" ON "investors" USING btree ("deposit_clabe");--> statement-breakpoint
CREATE UNIQUE INDEX "program_users_user_key" ON "program_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "program_users_program" ON "program_users" USING btree ("program_id","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_agents_user_key" ON "supplier_agents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "supplier_agents_supplier" ON "supplier_agents" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_user_key" ON "suppliers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_code_key" ON "users" USING btree ("referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "prospect_batches_live_sha_key" ON "prospect_batches" USING btree ("program_id","sha256") WHERE "prospect_batches"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prospects_program_phone_key" ON "prospects" USING btree ("program_id","phone");--> statement-breakpoint
CREATE INDEX "prospects_program_id" ON "prospects" USING btree ("program_id","id");--> statement-breakpoint
CREATE INDEX "prospects_program_status" ON "prospects" USING btree ("program_id","status","id");--> statement-breakpoint
CREATE INDEX "prospects_program_zone" ON "prospects" USING btree ("program_id","zone_id","id");--> statement-breakpoint
CREATE INDEX "prospects_program_name" ON "prospects" USING btree ("program_id","business_name","id");--> statement-breakpoint
CREATE INDEX "prospects_search" ON "prospects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "zones_program_name_key" ON "zones" USING btree ("program_id","name");--> statement-breakpoint
CREATE INDEX "commitments_opportunity" ON "commitments" USING btree ("opportunity_id","id");--> statement-breakpoint
CREATE INDEX "commitments_investor" ON "commitments" USING btree ("investor_id","id");--> statement-breakpoint
CREATE INDEX "installation_sites_project" ON "installation_sites" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_instalments_loan_n_key" ON "loan_instalments" USING btree ("loan_id","n");--> statement-breakpoint
CREATE INDEX "loan_instalments_due" ON "loan_instalments" USING btree ("due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_project_key" ON "loans" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "loans_applicant" ON "loans" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "loans_status" ON "loans" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_loan_key" ON "opportunities" USING btree ("loan_id");--> statement-breakpoint
CREATE INDEX "opportunities_status" ON "opportunities" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "project_events_project" ON "project_events" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_folio_key" ON "projects" USING btree ("folio");--> statement-breakpoint
CREATE INDEX "projects_applicant" ON "projects" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "projects_supplier" ON "projects" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "projects_agent" ON "projects" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stages_project_n_key" ON "stages" USING btree ("project_id","n");--> statement-breakpoint
CREATE INDEX "activity_logs_account" ON "activity_logs" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object","object_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("user_id","endpoint","key");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash_key" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sessions_actor" ON "sessions" USING btree ("actor_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settings_key_from_key" ON "settings" USING btree ("key","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_natural_key" ON "bank_movements" USING btree ("tracking_key","occurred_on","amount_cents","sender_clabe");--> statement-breakpoint
CREATE INDEX "bank_movements_status" ON "bank_movements" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bank_movements_occurred" ON "bank_movements" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "bank_movements_matched" ON "bank_movements" USING btree ("matched_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_shares_key" ON "payment_shares" USING btree ("payment_id","commitment_id");--> statement-breakpoint
CREATE INDEX "payment_shares_commitment" ON "payment_shares" USING btree ("commitment_id","id");--> statement-breakpoint
CREATE INDEX "payments_loan" ON "payments" USING btree ("loan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_movement_key" ON "payments" USING btree ("bank_movement_id","loan_id");--> statement-breakpoint
CREATE INDEX "withdrawals_investor" ON "withdrawals" USING btree ("investor_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_tracking_key" ON "withdrawals" USING btree ("tracking_key");