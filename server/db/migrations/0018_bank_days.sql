CREATE TABLE "bank_days" (
	"day" date PRIMARY KEY NOT NULL,
	"opening_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	"source" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"close" jsonb,
	"closed_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_days" ADD CONSTRAINT "bank_days_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;