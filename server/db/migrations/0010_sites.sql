CREATE TABLE "site_serials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"part" text NOT NULL,
	"serial" text NOT NULL,
	"serial_key" text NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation_sites" ALTER COLUMN "technical_data" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "installation_sites" ALTER COLUMN "technical_data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "meter_number" text;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "requested_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "needs_verification" boolean;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "meter_on" date;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "contract_on" date;--> statement-breakpoint
ALTER TABLE "site_serials" ADD CONSTRAINT "site_serials_site_id_installation_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."installation_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_serials_site" ON "site_serials" USING btree ("site_id","part","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_serials_key" ON "site_serials" USING btree ("serial_key") WHERE released_at is null;--> statement-breakpoint
-- Nobody said yet what is installed.
UPDATE "installation_sites" SET "technical_data" = NULL WHERE "technical_data" = '{}'::jsonb;
