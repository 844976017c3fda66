CREATE TABLE "document_definitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doc_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"indication" text NOT NULL,
	"is_required" boolean NOT NULL,
	"verification_requiered" boolean NOT NULL,
	"clasification" text NOT NULL,
	"clasification_2" text NOT NULL,
	"prefix" text NOT NULL,
	"file_type" text[] NOT NULL,
	"db_table" text NOT NULL,
	"db_field" text NOT NULL,
	"field_name" text NOT NULL,
	"section_id" text NOT NULL,
	"condition" jsonb,
	"bo_private" boolean NOT NULL,
	"bo_editable" boolean NOT NULL,
	"uploaded_by" text[] NOT NULL,
	"div_class" text NOT NULL,
	"association" jsonb,
	"source" text NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "document_definitions_in_order" CHECK ("document_definitions"."valid_to" > "document_definitions"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "definition_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "document_definitions_doc_from_key" ON "document_definitions" USING btree ("doc_id","valid_from");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_definition_id_document_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."document_definitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The kinds of document with which the product begins; a test holds them against the portal's own list.
INSERT INTO "document_definitions" ("id", "doc_id", "valid_from", "name", "description", "indication", "is_required", "verification_requiered", "clasification", "clasification_2", "prefix", "file_type", "db_table", "db_field", "field_name", "section_id", "condition", "bo_private", "bo_editable", "uploaded_by", "div_class", "association", "source", "set_by") VALUES
  (gen_random_uuid(), 1, '2024-01-01', 'Identificación oficial', 'INE, pasaporte o cédula profesional vigente; de una empresa, la de su representante legal.', 'Sube ambos lados en un solo archivo.', true, true, 'user', 'identity', 'IDE', '{pdf,png,jpg,jpeg}', 'users', 'identificacion_oficial', 'identificacion_oficial', 'identity', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 2, '2024-01-01', 'Comprobante de domicilio', 'Recibo de servicios o estado de cuenta de los últimos tres meses.', 'Sube una copia completa y legible.', false, true, 'user', 'address', 'DOM', '{pdf,png,jpg,jpeg}', 'users', 'comprobante_domicilio', 'comprobante_domicilio', 'address', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 3, '2024-01-01', 'CURP', 'Constancia de la Clave Única de Registro de Población.', 'Sube una copia completa y legible.', false, true, 'user', 'identity', 'CURP', '{pdf,png,jpg,jpeg}', 'users', 'curp', 'curp', 'identity', '{"fact":"person","in":["individual"]}', false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 4, '2024-01-01', 'Constancia de situación fiscal', 'La que emite el SAT, con antigüedad menor a tres meses.', 'Sube una copia completa y legible.', false, true, 'user', 'fiscal', 'CSF', '{pdf}', 'users', 'constancia_situacion_fiscal', 'constancia_situacion_fiscal', 'fiscal', NULL, false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 5, '2024-01-01', 'Acta constitutiva', 'Con los datos de inscripción en el Registro Público de Comercio.', 'Sube una copia completa y legible.', true, true, 'user', 'legal', 'ACT', '{pdf}', 'users', 'acta_constitutiva', 'acta_constitutiva', 'legal', '{"fact":"person","in":["legal_entity"]}', false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 6, '2024-01-01', 'Poder notarial', 'Del representante legal, con facultades para actos de administración.', 'Sube una copia completa y legible.', true, true, 'user', 'legal', 'POD', '{pdf}', 'users', 'poder_notarial', 'poder_notarial', 'legal', '{"fact":"person","in":["legal_entity"]}', false, false, '{owner}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 10, '2024-01-01', 'Recibo de luz', 'El más reciente del domicilio donde se instalará, con el historial de consumo.', 'Sube una copia completa y legible.', true, true, 'project', 'energy', 'LUZ', '{pdf,png,jpg,jpeg}', 'projects', 'recibo_luz', 'recibo_luz', 'energy', NULL, false, false, '{owner,supplier}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 11, '2024-01-01', 'Cotización firmada', 'La del instalador, aceptada con tu firma.', 'Sube una copia completa y legible.', false, true, 'project', 'sale', 'COT', '{pdf,png,jpg,jpeg}', 'projects', 'cotizacion_firmada', 'cotizacion_firmada', 'sale', NULL, false, false, '{owner,supplier}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 12, '2024-01-01', 'Ficha técnica del equipo', 'La del fabricante, del equipo que se instalará.', 'Sube una copia completa y legible.', false, false, 'project', 'sale', 'FIC', '{pdf}', 'projects', 'ficha_tecnica', 'ficha_tecnica', 'sale', NULL, false, false, '{supplier}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 13, '2024-01-01', 'Factura del sistema', 'El CFDI del sistema instalado, en XML.', 'Sube el archivo XML tal como lo entrega el SAT.', false, false, 'project', 'sale', 'CFDI', '{xml}', 'projects', 'factura_sistema', 'factura_sistema', 'sale', NULL, false, false, '{supplier}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 20, '2024-01-01', 'Fotografía del sitio antes de instalar', 'El lugar completo, sin el sistema.', 'Toma la fotografía en el sitio, con luz y sin filtros.', false, true, 'project', 'installation', 'EVI', '{png,jpg,jpeg,bmp}', 'fg_locations', 'foto_antes', 'foto_antes', 'installation', NULL, false, false, '{supplier}', 'col-12 col-lg-6', '{"table":"fg_locations","key":"foto_antes","condition":{"fact":"project_status","in":["installing","repaying"]},"source":"project","relation":"project_id","negative_message":"Podrás subir las fotografías cuando el contrato esté firmado y comience la instalación.","multi_association":false}', 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 21, '2024-01-01', 'Fotografía del sistema instalado', 'El sistema completo, terminado y en su lugar.', 'Toma la fotografía en el sitio, con luz y sin filtros.', true, true, 'project', 'installation', 'EVI', '{png,jpg,jpeg,bmp}', 'fg_locations', 'foto_instalado', 'foto_instalado', 'installation', NULL, false, false, '{supplier}', 'col-12 col-lg-6', '{"table":"fg_locations","key":"foto_instalado","condition":{"fact":"project_status","in":["installing","repaying"]},"source":"project","relation":"project_id","negative_message":"Podrás subir las fotografías cuando el contrato esté firmado y comience la instalación.","multi_association":false}', 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 22, '2024-01-01', 'Fotografía del medidor', 'El medidor bidireccional, con su número legible.', 'Toma la fotografía en el sitio, con luz y sin filtros.', false, true, 'project', 'installation', 'EVI', '{png,jpg,jpeg,bmp}', 'fg_locations', 'foto_medidor', 'foto_medidor', 'installation', '{"fact":"product","in":["photovoltaic"]}', false, false, '{supplier}', 'col-12 col-lg-6', '{"table":"fg_locations","key":"foto_medidor","condition":{"fact":"project_status","in":["installing","repaying"]},"source":"project","relation":"project_id","negative_message":"Podrás subir las fotografías cuando el contrato esté firmado y comience la instalación.","multi_association":false}', 'Decisión de producto', 'seed'),
  (gen_random_uuid(), 30, '2024-01-01', 'Dictamen de crédito', 'Análisis y opinión sobre la solicitud.', 'Sube una copia completa y legible.', false, false, 'project', 'internal', 'DIC', '{pdf}', 'projects', 'dictamen', 'dictamen', 'internal', NULL, true, false, '{}', 'col-12 col-lg-6', NULL, 'Decisión de producto', 'seed');--> statement-breakpoint
-- What was uploaded before was uploaded under them.
UPDATE "documents" d SET "definition_id" = f."id" FROM "document_definitions" f WHERE f."doc_id" = d."doc_id";--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "definition_id" SET NOT NULL;
