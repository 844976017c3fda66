CREATE TABLE "support_file_reads" (
	"version_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_file_reads_version_id_user_id_pk" PRIMARY KEY("version_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "support_file_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"support_file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"latest" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_file_reads" ADD CONSTRAINT "support_file_reads_version_id_support_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."support_file_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_file_reads" ADD CONSTRAINT "support_file_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_file_versions" ADD CONSTRAINT "support_file_versions_support_file_id_support_files_id_fk" FOREIGN KEY ("support_file_id") REFERENCES "public"."support_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_file_versions" ADD CONSTRAINT "support_file_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_file_reads_user" ON "support_file_reads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_file_versions_number" ON "support_file_versions" USING btree ("support_file_id","number");--> statement-breakpoint
CREATE INDEX "support_file_versions_sha256" ON "support_file_versions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "support_files_program" ON "support_files" USING btree ("program_id","published_at","id");--> statement-breakpoint
CREATE INDEX "support_files_program_title" ON "support_files" USING btree ("program_id","title","id");