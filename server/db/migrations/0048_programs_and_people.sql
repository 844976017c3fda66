CREATE TABLE "zone_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zone_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"zone_id" uuid NOT NULL,
	"act" text NOT NULL,
	"from" text,
	"to" text,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program_users" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "invited" jsonb;--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "removed_role" text;--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "removed_reason" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zone_events" ADD CONSTRAINT "zone_events_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zone_events_zone" ON "zone_events" USING btree ("zone_id","id");--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_account_or_invitation" CHECK (num_nonnulls("program_users"."user_id", "program_users"."invited") = 1);--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_removed_whole" CHECK (num_nonnulls("program_users"."removed_role", "program_users"."removed_at", "program_users"."removed_reason") in (0, 3));--> statement-breakpoint
CREATE FUNCTION zone_events_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events of zones are append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'ZE001';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "zone_events"
  FOR EACH ROW EXECUTE FUNCTION zone_events_refuse_change();--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "zone_events"
  FOR EACH STATEMENT EXECUTE FUNCTION zone_events_refuse_change();
