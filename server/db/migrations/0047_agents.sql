DROP INDEX "supplier_agents_user_key";--> statement-breakpoint
ALTER TABLE "supplier_agents" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "invited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_agents" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_agents_email_key" ON "supplier_agents" USING btree ("supplier_id",lower("email")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "supplier_agents_name" ON "supplier_agents" USING btree ("supplier_id","full_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_agents_user_key" ON "supplier_agents" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
-- Of the agents of before, what the installer knows is what their accounts say.
UPDATE "supplier_agents" a SET "full_name" = u.full_name, "email" = u.email, "phone" = u.phone, "joined_at" = a.created_at
  FROM "users" u WHERE u.id = a.user_id;--> statement-breakpoint
ALTER TABLE "supplier_agents" ALTER COLUMN "full_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_agents" ALTER COLUMN "email" SET NOT NULL;
