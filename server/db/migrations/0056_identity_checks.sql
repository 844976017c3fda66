CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"answers" text NOT NULL,
	"rfc_mark" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_subject_key" ON "identity_checks" USING btree ("user_id","subject");--> statement-breakpoint
-- The photographs that prove who a person is; a test holds them against the portal's own list.
INSERT INTO "document_definitions" ("id", "doc_id", "valid_from", "name", "description", "indication", "is_required", "verification_requiered", "clasification", "clasification_2", "prefix", "file_type", "db_table", "db_field", "field_name", "section_id", "condition", "bo_private", "bo_editable", "uploaded_by", "div_class", "association", "source", "set_by") VALUES
  (gen_random_uuid(), 7, '2024-01-01', 'Identificación oficial, frente', 'El lado con tu fotografía: INE, cédula profesional o la página de datos del pasaporte.', 'Toma la fotografía con buena luz, sin reflejos y con todos los datos legibles.', false, true, 'user', 'identity', 'IDF', '{png,jpg,jpeg}', 'users', 'identificacion_frente', 'identificacion_frente', 'identity', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 8, '2024-01-01', 'Identificación oficial, reverso', 'El otro lado. De un pasaporte, la página con tu firma.', 'Toma la fotografía con buena luz, sin reflejos y con todos los datos legibles.', false, true, 'user', 'identity', 'IDR', '{png,jpg,jpeg}', 'users', 'identificacion_reverso', 'identificacion_reverso', 'identity', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 9, '2024-01-01', 'Fotografía de tu rostro', 'De frente, sin lentes oscuros ni gorra.', 'Toma la fotografía con buena luz, sin reflejos y con todos los datos legibles.', false, true, 'user', 'identity', 'ROS', '{png,jpg,jpeg}', 'users', 'rostro', 'rostro', 'identity', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed');
