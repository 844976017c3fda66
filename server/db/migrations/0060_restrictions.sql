ALTER TABLE "users" ADD COLUMN "restriction_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restriction_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "standing_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_restriction_level" CHECK ("users"."restriction_level" between 0 and 2);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_restriction_reason" CHECK (("users"."restriction_level" = 0) = ("users"."restriction_reason" is null));
