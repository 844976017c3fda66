ALTER TABLE "zones" ADD CONSTRAINT "zones_program_id_key" UNIQUE("program_id","id");--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_zone_of_program" FOREIGN KEY ("program_id","zone_id") REFERENCES "public"."zones"("program_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_program" ON "projects" USING btree ("program_id","zone_id","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_zone_has_program" CHECK ("projects"."zone_id" is null or "projects"."program_id" is not null);
