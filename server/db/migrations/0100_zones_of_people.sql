CREATE TABLE "zone_postal_codes" (
	"program_id" uuid NOT NULL,
	"code" char(5) NOT NULL,
	"zone_id" uuid NOT NULL,
	CONSTRAINT "zone_postal_codes_program_id_code_pk" PRIMARY KEY("program_id","code"),
	CONSTRAINT "zone_postal_codes_digits" CHECK ("zone_postal_codes"."code" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "program_users" DROP CONSTRAINT "program_users_zone_id_zones_id_fk";
--> statement-breakpoint
ALTER TABLE "prospect_batches" DROP CONSTRAINT "prospect_batches_zone_id_zones_id_fk";
--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "zone_ids" uuid[];--> statement-breakpoint
ALTER TABLE "prospect_batches" ADD COLUMN "zone_ids" uuid[];--> statement-breakpoint
ALTER TABLE "zone_postal_codes" ADD CONSTRAINT "zone_postal_codes_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zone_postal_codes_zone" ON "zone_postal_codes" USING btree ("zone_id");--> statement-breakpoint
UPDATE "program_users" SET "zone_ids" = ARRAY["zone_id"] WHERE "zone_id" IS NOT NULL;--> statement-breakpoint
UPDATE "prospect_batches" SET "zone_ids" = ARRAY["zone_id"] WHERE "zone_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "program_users" DROP COLUMN "zone_id";--> statement-breakpoint
ALTER TABLE "prospect_batches" DROP COLUMN "zone_id";--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_zones_some" CHECK (cardinality("program_users"."zone_ids") > 0);--> statement-breakpoint
-- What an array refers to no foreign key holds. Zones are never removed, nor given to another program.
CREATE FUNCTION program_users_hold_zones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest(NEW.zone_ids) AS own (id)
              WHERE NOT EXISTS (SELECT FROM zones z WHERE z.id = own.id AND z.program_id = NEW.program_id)) THEN
    RAISE foreign_key_violation USING MESSAGE = 'a person of a program works zones of it alone';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER hold_zones BEFORE INSERT OR UPDATE OF "zone_ids", "program_id" ON "program_users" FOR EACH ROW
  WHEN (NEW.zone_ids IS NOT NULL) EXECUTE FUNCTION program_users_hold_zones();
