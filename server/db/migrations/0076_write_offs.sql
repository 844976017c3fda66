CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"written_off_on" date NOT NULL,
	"reason" text NOT NULL,
	"evidence" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"undone_on" date,
	"undone_reason" text,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "write_offs_undone" CHECK (num_nulls("write_offs"."undone_on", "write_offs"."undone_reason", "write_offs"."undone_by", "write_offs"."undone_at") in (0, 4) and "write_offs"."undone_on" >= "write_offs"."written_off_on")
);
--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_standing_key" ON "write_offs" USING btree ("loan_id") WHERE undone_at is null;