CREATE TABLE "agent_trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" char(64) NOT NULL,
	"answers" jsonb,
	"passed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"years" smallint,
	"systems_installed" integer,
	"summary" text,
	"technologies" text[] DEFAULT '{}' NOT NULL,
	"states" text[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "onboarding_step" text;--> statement-breakpoint
ALTER TABLE "agent_trainings" ADD CONSTRAINT "agent_trainings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_profiles" ADD CONSTRAINT "work_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_trainings_user" ON "agent_trainings" USING btree ("user_id","part","id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "agent_trainings"
  FOR EACH ROW EXECUTE FUNCTION evidence_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "agent_trainings"
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse_change();
