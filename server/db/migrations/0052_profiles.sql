CREATE TABLE "addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"postal_code" text,
	"state" text,
	"municipality" text,
	"neighbourhood" text,
	"street" text,
	"exterior_number" text,
	"interior_number" text,
	"references" text
);
--> statement-breakpoint
CREATE TABLE "backgrounds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"occupation" text,
	"monthly_income_cents" bigint,
	"dependants" smallint,
	"housing" text,
	"education" text,
	"experience" text,
	"objective" text,
	"horizon" text,
	"loss_tolerance" text
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"postal_code" text NOT NULL,
	"neighbourhood" text NOT NULL,
	"municipality" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "postal_codes_postal_code_neighbourhood_municipality_pk" PRIMARY KEY("postal_code","neighbourhood","municipality")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"birth_day" text,
	"curp" text,
	"curp_mark" text,
	"nationality" text,
	"marital_regime" text,
	"sex" text,
	"trade_name" text,
	"incorporated_on" text,
	"representative_name" text,
	"representative_curp" text,
	"representative_rfc" text,
	"representative_role" text
);
--> statement-breakpoint
CREATE TABLE "tax_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"rfc" text,
	"rfc_mark" text,
	"fiscal_name" text,
	"regime" text,
	"postal_code" text,
	"cfdi_use" text,
	"invoice_email" text
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backgrounds" ADD CONSTRAINT "backgrounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_profiles" ADD CONSTRAINT "tax_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_curp_mark" ON "profiles" USING btree ("curp_mark");--> statement-breakpoint
CREATE INDEX "tax_profiles_rfc_mark" ON "tax_profiles" USING btree ("rfc_mark");--> statement-breakpoint
ALTER TABLE "applicants" DROP COLUMN "rfc";--> statement-breakpoint
ALTER TABLE "applicants" DROP COLUMN "curp";--> statement-breakpoint
ALTER TABLE "applicants" DROP COLUMN "birth_day";--> statement-breakpoint
ALTER TABLE "investors" DROP COLUMN "rfc";--> statement-breakpoint
ALTER TABLE "investors" DROP COLUMN "curp";--> statement-breakpoint
ALTER TABLE "suppliers" DROP COLUMN "rfc";
