CREATE TABLE "zone_municipalities" (
	"zone_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "zone_municipalities_zone_id_name_pk" PRIMARY KEY("zone_id","name")
);
--> statement-breakpoint
ALTER TABLE "zone_municipalities" ADD CONSTRAINT "zone_municipalities_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
