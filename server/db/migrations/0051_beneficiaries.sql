CREATE TABLE "person_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"relation" text NOT NULL,
	"years" smallint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_references" ADD CONSTRAINT "person_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_references" ADD CONSTRAINT "person_references_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_references_phone_key" ON "person_references" USING btree ("user_id","phone");
--> statement-breakpoint
CREATE TABLE "beneficiaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"full_name" text NOT NULL,
	"relation" text NOT NULL,
	"birth_day" date NOT NULL,
	"rfc" text,
	"curp" text,
	"phone" text,
	"email" text,
	"share" smallint NOT NULL,
	CONSTRAINT "beneficiaries_share" CHECK ("beneficiaries"."share" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "beneficiary_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_user_id_beneficiary_lists_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."beneficiary_lists"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficiary_lists" ADD CONSTRAINT "beneficiary_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beneficiaries_user" ON "beneficiaries" USING btree ("user_id","position");
