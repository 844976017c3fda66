CREATE TABLE "statement_files" (
	"statement_id" uuid NOT NULL,
	"format" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "statement_files_statement_id_format_pk" PRIMARY KEY("statement_id","format")
);
--> statement-breakpoint
CREATE TABLE "statement_months" (
	"month" char(7) PRIMARY KEY NOT NULL,
	"through_seq" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folio" text NOT NULL,
	"investor_id" uuid,
	"applicant_id" uuid,
	"period" text NOT NULL,
	"content" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statements_owner" CHECK (num_nonnulls("statements"."investor_id", "statements"."applicant_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "matter" text;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_files_sha256" ON "statement_files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_folio_key" ON "statements" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_investor_period" ON "statements" USING btree ("investor_id","period") WHERE investor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_applicant_period" ON "statements" USING btree ("applicant_id","period") WHERE applicant_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_matter" ON "notifications" USING btree ("matter") WHERE read_at is null and matter is not null;--> statement-breakpoint
-- What was issued is never changed: whoever writes to these tables adds rows and nothing else.
CREATE FUNCTION statements_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'statements are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'ST001';
END $$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['statement_months', 'statements', 'statement_files'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION statements_refuse_change()', name);
    EXECUTE format('CREATE TRIGGER no_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION statements_refuse_change()', name);
  END LOOP;
END $$;
