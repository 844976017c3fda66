CREATE TABLE "legal_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"ip" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_acceptances_user" ON "legal_acceptances" USING btree ("user_id","id");
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE ON legal_acceptances FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
