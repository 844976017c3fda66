ALTER TABLE "program_users" DROP CONSTRAINT "program_users_removed_whole";--> statement-breakpoint
DROP INDEX "program_users_user_key";--> statement-breakpoint
ALTER TABLE "program_users" ADD COLUMN "role" text;--> statement-breakpoint
UPDATE "program_users" p SET "role" = coalesce(
  p."removed_role",
  p."invited" ->> 'role',
  (SELECT r."role" FROM "user_roles" r WHERE r."user_id" = p."user_id" AND r."role" LIKE 'program\_%' ORDER BY r."role" LIMIT 1),
  'program_executive_manager'
);--> statement-breakpoint
UPDATE "program_users" SET "invited" = "invited" - 'role' WHERE "invited" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "program_users" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "program_users" DROP COLUMN "removed_role";--> statement-breakpoint
ALTER TABLE "program_users" ADD CONSTRAINT "program_users_removed_whole" CHECK (num_nonnulls("program_users"."removed_at", "program_users"."removed_reason") in (0, 2));--> statement-breakpoint
CREATE UNIQUE INDEX "program_users_member_key" ON "program_users" USING btree ("user_id","program_id") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "program_id" uuid;--> statement-breakpoint
UPDATE "sessions" s SET "program_id" = p."program_id" FROM "program_users" p WHERE p."user_id" = s."user_id" AND s."role" LIKE 'program\_%';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;
