CREATE SEQUENCE "public"."acknowledgement_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_draw_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."direct_debit_folio" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "contract_signers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"party" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"named_by" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signature_id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"nip_mark" text,
	"nip_channel" text,
	"nip_sent_at" timestamp with time zone,
	"nip_ends_at" timestamp with time zone,
	"nip_tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment_batch_rows" (
	"batch_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb,
	"whole" text,
	"skipped" boolean DEFAULT false NOT NULL,
	"outcome" text NOT NULL,
	"item_id" uuid,
	"item_version" integer,
	"version_id" uuid,
	"before" jsonb,
	CONSTRAINT "equipment_batch_rows_batch_id_row_pk" PRIMARY KEY("batch_id","row")
);
--> statement-breakpoint
CREATE TABLE "equipment_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sha256" char(64),
	"state" text NOT NULL,
	"note" text,
	"encoding" text,
	"delimiter" text,
	"headings" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"sheets" jsonb NOT NULL,
	"sheet" smallint,
	"heading_row" integer NOT NULL,
	"top" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "equipment_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"unit" text NOT NULL,
	"product_id" smallint,
	"deactivated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"price_cents" bigint NOT NULL,
	"vat_bp" smallint NOT NULL,
	"cost_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "equipment_versions_price" CHECK ("equipment_versions"."price_cents" > 0 and "equipment_versions"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prepared_request_id" uuid NOT NULL,
	"project_id" uuid,
	"position" smallint NOT NULL,
	"version_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"discount_bp" smallint NOT NULL,
	"vat_bp" smallint NOT NULL,
	"net_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "price_lines_sum" CHECK ("price_lines"."net_cents" + "price_lines"."vat_cents" = "price_lines"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "accreditation_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"accreditation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accreditations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"product_id" smallint NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"equipment_key" text NOT NULL,
	"state" text NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	"renews_id" uuid,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reject_reason" text,
	"valid_until" date,
	"reminded_days" smallint,
	"reviewer_id" uuid,
	"reviewing_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accreditations_dated" CHECK (("accreditations"."state" in ('accredited', 'expired')) = ("accreditations"."valid_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "acknowledgement_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"company" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"sha256" char(64) NOT NULL,
	"pdf" "bytea" NOT NULL,
	"evidence" jsonb NOT NULL,
	"seal_hash" char(64) NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "referral_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_networks" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network" char(64) NOT NULL,
	"visits" smallint NOT NULL,
	CONSTRAINT "referral_networks_user_id_day_network_pk" PRIMARY KEY("user_id","day","network")
);
--> statement-breakpoint
CREATE TABLE "card_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"gateway_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "card_charges_amount" CHECK ("card_charges"."amount_cents" > 0),
	CONSTRAINT "card_charges_reason" CHECK (("card_charges"."state" = 'declined') = ("card_charges"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "card_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"mark" char(64) NOT NULL,
	"sealed" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"token" text,
	"brand" text NOT NULL,
	"last4" char(4) NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cards_default_in_force" CHECK (not ("cards"."is_default" and "cards"."removed_at" is not null)),
	CONSTRAINT "cards_month" CHECK ("cards"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "credit_line_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text DEFAULT 'DL-' || nextval('credit_draw_folio') NOT NULL,
	"line_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"status" text NOT NULL,
	"principal_cents" bigint NOT NULL,
	"days" smallint NOT NULL,
	"annual_rate_bp" integer NOT NULL,
	"late_rate_bp" integer NOT NULL,
	"opening_fee_bp" integer NOT NULL,
	"vat_bp" integer NOT NULL,
	"requested_by" uuid NOT NULL,
	"approved_by" uuid,
	"paid_on" date,
	"due_on" date,
	"tracking_key" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_line_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draw_id" uuid NOT NULL,
	"source" text NOT NULL,
	"stage_id" uuid,
	"tracking_key" text,
	"received_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"capital_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"late_interest_cents" bigint NOT NULL,
	"late_vat_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_line_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_line_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"limit_cents" bigint NOT NULL,
	"annual_rate_bp" integer NOT NULL,
	"late_rate_bp" integer NOT NULL,
	"opening_fee_bp" integer NOT NULL,
	"share_bp" integer NOT NULL,
	"max_days" smallint NOT NULL,
	"expires_on" date NOT NULL,
	"is_blocked" boolean NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_debit_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text DEFAULT 'D' || nextval('direct_debit_folio') NOT NULL,
	"direct_debit_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"due_on" date NOT NULL,
	"charge_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_on" date,
	"file_id" uuid,
	"clabe" text,
	"source_mark" text NOT NULL,
	"source_last4" text NOT NULL,
	"source_bank" text,
	"bank_movement_id" uuid,
	CONSTRAINT "direct_debit_charges_attempt" CHECK ("direct_debit_charges"."attempt" in (1, 2)),
	CONSTRAINT "direct_debit_charges_failed" CHECK (("direct_debit_charges"."status" = 'failed') = ("direct_debit_charges"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "direct_debit_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text DEFAULT 'COB-' || nextval('direct_debit_folio') NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_debits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text DEFAULT 'DOM-' || nextval('direct_debit_folio') NOT NULL,
	"applicant_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"source_kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"source_mark" text NOT NULL,
	"source_last4" text NOT NULL,
	"source_bank" text,
	"source_holder" text NOT NULL,
	"day" smallint NOT NULL,
	"most_cents" bigint NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "direct_debits_day" CHECK ("direct_debits"."day" between 1 and 28),
	CONSTRAINT "direct_debits_most" CHECK ("direct_debits"."most_cents" > 0),
	CONSTRAINT "direct_debits_paused" CHECK (("direct_debits"."status" = 'paused') = ("direct_debits"."pause_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "support_files" ALTER COLUMN "program_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archive_reason" text;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "kept_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_files" ADD COLUMN "kind" text DEFAULT 'guide' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_signers" ADD CONSTRAINT "contract_signers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signers" ADD CONSTRAINT "contract_signers_named_by_users_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_links" ADD CONSTRAINT "signature_links_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_batch_rows" ADD CONSTRAINT "equipment_batch_rows_batch_id_equipment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."equipment_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_batches" ADD CONSTRAINT "equipment_batches_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_batches" ADD CONSTRAINT "equipment_batches_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_items" ADD CONSTRAINT "equipment_items_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_versions" ADD CONSTRAINT "equipment_versions_item_id_equipment_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."equipment_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_versions" ADD CONSTRAINT "equipment_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lines" ADD CONSTRAINT "price_lines_prepared_request_id_prepared_requests_id_fk" FOREIGN KEY ("prepared_request_id") REFERENCES "public"."prepared_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lines" ADD CONSTRAINT "price_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lines" ADD CONSTRAINT "price_lines_version_id_equipment_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."equipment_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_files" ADD CONSTRAINT "accreditation_files_accreditation_id_accreditations_id_fk" FOREIGN KEY ("accreditation_id") REFERENCES "public"."accreditations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_files" ADD CONSTRAINT "accreditation_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_renews_id_accreditations_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."accreditations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement_signatures" ADD CONSTRAINT "acknowledgement_signatures_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement_signatures" ADD CONSTRAINT "acknowledgement_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_days" ADD CONSTRAINT "referral_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_networks" ADD CONSTRAINT "referral_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_links" ADD CONSTRAINT "card_links_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_draws" ADD CONSTRAINT "credit_line_draws_line_id_credit_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."credit_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_draws" ADD CONSTRAINT "credit_line_draws_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_draws" ADD CONSTRAINT "credit_line_draws_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_payments" ADD CONSTRAINT "credit_line_payments_draw_id_credit_line_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."credit_line_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_payments" ADD CONSTRAINT "credit_line_payments_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_requests" ADD CONSTRAINT "credit_line_requests_line_id_credit_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."credit_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_line_terms" ADD CONSTRAINT "credit_line_terms_line_id_credit_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."credit_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD CONSTRAINT "direct_debit_charges_direct_debit_id_direct_debits_id_fk" FOREIGN KEY ("direct_debit_id") REFERENCES "public"."direct_debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD CONSTRAINT "direct_debit_charges_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD CONSTRAINT "direct_debit_charges_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD CONSTRAINT "direct_debit_charges_file_id_direct_debit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."direct_debit_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_charges" ADD CONSTRAINT "direct_debit_charges_bank_movement_id_bank_movements_id_fk" FOREIGN KEY ("bank_movement_id") REFERENCES "public"."bank_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_files" ADD CONSTRAINT "direct_debit_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_signers_open_key" ON "contract_signers" USING btree ("project_id","party") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "contract_signers_email" ON "contract_signers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "signature_links_hash_key" ON "signature_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_links_open_key" ON "signature_links" USING btree ("signature_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "signature_links_signature" ON "signature_links" USING btree ("signature_id","id");--> statement-breakpoint
CREATE INDEX "equipment_batch_rows_outcome" ON "equipment_batch_rows" USING btree ("batch_id","outcome","row");--> statement-breakpoint
CREATE INDEX "equipment_batches_supplier" ON "equipment_batches" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_batches_open_key" ON "equipment_batches" USING btree ("supplier_id") WHERE state in ('mapping', 'review');--> statement-breakpoint
CREATE INDEX "equipment_batches_object" ON "equipment_batches" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_items_code_key" ON "equipment_items" USING btree ("supplier_id",lower("code"));--> statement-breakpoint
CREATE INDEX "equipment_items_by_name" ON "equipment_items" USING btree ("supplier_id","name","id");--> statement-breakpoint
CREATE INDEX "equipment_items_by_code" ON "equipment_items" USING btree ("supplier_id","code","id");--> statement-breakpoint
CREATE INDEX "equipment_items_search" ON "equipment_items" USING gin (translate(lower(("code" || ' ' || "name" || ' ' || "brand" || ' ' || "model")), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_versions_number_key" ON "equipment_versions" USING btree ("item_id","number");--> statement-breakpoint
CREATE INDEX "equipment_versions_valid" ON "equipment_versions" USING btree ("item_id","valid_from","number");--> statement-breakpoint
CREATE UNIQUE INDEX "price_lines_position_key" ON "price_lines" USING btree ("prepared_request_id","position");--> statement-breakpoint
CREATE INDEX "price_lines_project" ON "price_lines" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "price_lines_version" ON "price_lines" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accreditation_files_current" ON "accreditation_files" USING btree ("accreditation_id","kind") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "accreditation_files_accreditation" ON "accreditation_files" USING btree ("accreditation_id");--> statement-breakpoint
CREATE INDEX "accreditation_files_sha256" ON "accreditation_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "accreditations_supplier" ON "accreditations" USING btree ("supplier_id","state_changed_at","id");--> statement-breakpoint
CREATE INDEX "accreditations_state" ON "accreditations" USING btree ("state","state_changed_at","id");--> statement-breakpoint
CREATE INDEX "accreditations_product" ON "accreditations" USING btree ("product_id","state_changed_at","id");--> statement-breakpoint
CREATE INDEX "accreditations_changed" ON "accreditations" USING btree ("state_changed_at","id");--> statement-breakpoint
CREATE INDEX "accreditations_equipment" ON "accreditations" USING btree ("supplier_id","product_id","equipment_key");--> statement-breakpoint
CREATE INDEX "accreditations_renews" ON "accreditations" USING btree ("renews_id");--> statement-breakpoint
CREATE INDEX "accreditations_search" ON "accreditations" USING gin (translate(lower("brand" || ' ' || "model"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accreditations_expiry" ON "accreditations" USING btree ("valid_until") WHERE state = 'accredited';--> statement-breakpoint
CREATE UNIQUE INDEX "accreditations_open_key" ON "accreditations" USING btree ("supplier_id","product_id","equipment_key") WHERE state in ('requested', 'in_review', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "acknowledgement_signatures_version_key" ON "acknowledgement_signatures" USING btree ("supplier_id","document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "acknowledgement_signatures_folio_key" ON "acknowledgement_signatures" USING btree ("folio");--> statement-breakpoint
CREATE INDEX "acknowledgement_signatures_user" ON "acknowledgement_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_networks_day" ON "referral_networks" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_reference_key" ON "card_charges" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_charges_card" ON "card_charges" USING btree ("card_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_links_mark_key" ON "card_links" USING btree ("mark");--> statement-breakpoint
CREATE UNIQUE INDEX "card_links_in_force" ON "card_links" USING btree ("applicant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "card_links_applicant" ON "card_links" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "cards_applicant" ON "cards" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_default" ON "cards" USING btree ("applicant_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once" ON "cards" USING btree ("applicant_id","brand","last4","expiry_year","expiry_month") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "credit_line_draws_line" ON "credit_line_draws" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "credit_line_draws_status" ON "credit_line_draws" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "credit_line_draws_principal" ON "credit_line_draws" USING btree ("principal_cents","id");--> statement-breakpoint
CREATE INDEX "credit_line_draws_live" ON "credit_line_draws" USING btree ("stage_id") WHERE "credit_line_draws"."status" in ('requested', 'approved', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_line_draws_folio_key" ON "credit_line_draws" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_line_draws_tracking_key" ON "credit_line_draws" USING btree ("tracking_key");--> statement-breakpoint
CREATE INDEX "credit_line_payments_draw" ON "credit_line_payments" USING btree ("draw_id","id");--> statement-breakpoint
CREATE INDEX "credit_line_payments_stage" ON "credit_line_payments" USING btree ("stage_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_line_payments_tracking_key" ON "credit_line_payments" USING btree ("tracking_key");--> statement-breakpoint
CREATE INDEX "credit_line_requests_line" ON "credit_line_requests" USING btree ("line_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_line_requests_waiting" ON "credit_line_requests" USING btree ("line_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "credit_line_terms_line" ON "credit_line_terms" USING btree ("line_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lines_supplier_key" ON "credit_lines" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_charges_once" ON "direct_debit_charges" USING btree ("direct_debit_id","due_on","attempt") WHERE status not in ('withdrawn', 'not_needed');--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_charges_line" ON "direct_debit_charges" USING btree ("bank_movement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_charges_reference_key" ON "direct_debit_charges" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "direct_debit_charges_day" ON "direct_debit_charges" USING btree ("charge_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_charges_applicant" ON "direct_debit_charges" USING btree ("applicant_id","charge_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_charges_status" ON "direct_debit_charges" USING btree ("status","charge_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_charges_file" ON "direct_debit_charges" USING btree ("file_id","charge_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_charges_loan" ON "direct_debit_charges" USING btree ("loan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_files_folio_key" ON "direct_debit_files" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debits_folio_key" ON "direct_debits" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debits_loan_key" ON "direct_debits" USING btree ("loan_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "direct_debits_applicant" ON "direct_debits" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "direct_debits_active" ON "direct_debits" USING btree ("id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "projects_supplier_archived" ON "projects" USING btree ("supplier_id","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "users_referred_by" ON "users" USING btree ("referred_by") WHERE referred_by is not null;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_archive_reason" CHECK (("projects"."archived_at" is null) = ("projects"."archive_reason" is null));--> statement-breakpoint
-- What was signed is never changed.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "acknowledgement_signatures"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "acknowledgement_signatures"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();
