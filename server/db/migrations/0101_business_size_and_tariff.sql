ALTER TABLE "program_people" ADD COLUMN "business_size" text;--> statement-breakpoint
ALTER TABLE "program_people" ADD COLUMN "tariff" text;--> statement-breakpoint
ALTER TABLE "installation_sites" ADD COLUMN "tariff" text;--> statement-breakpoint
ALTER TABLE "backgrounds" ADD COLUMN "business_sector" text;--> statement-breakpoint
ALTER TABLE "backgrounds" ADD COLUMN "workers" integer;--> statement-breakpoint
ALTER TABLE "backgrounds" ADD COLUMN "annual_sales_cents" bigint;--> statement-breakpoint
ALTER TABLE "backgrounds" ADD COLUMN "business_size" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION program_people_keep(program uuid, applicant uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF program IS NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM applicants WHERE id = applicant FOR NO KEY UPDATE;
  INSERT INTO program_people (applicant_id, program_id, product_id, month, is_company)
  VALUES (applicant, program, 0, date '0001-01-01', false) ON CONFLICT DO NOTHING;
  UPDATE program_people k SET zone_id = p.zone_id, executive_user_id = p.executive_user_id, product_id = p.product_id,
         month = date_trunc('month', p.created_at AT TIME ZONE 'America/Mexico_City')::date,
         is_company = u.person_type = 0, birth_day = f.birth_day::date, sex = f.sex,
         business_size = CASE b.business_sector WHEN 'none' THEN 'none' ELSE b.business_size END,
         tariff = (SELECT s.tariff FROM installation_sites s WHERE s.project_id = p.id ORDER BY s.id LIMIT 1)
    FROM (SELECT * FROM projects WHERE applicant_id = applicant AND program_id = program
           ORDER BY created_at DESC, id DESC LIMIT 1) p
    JOIN applicants a ON a.id = p.applicant_id
    JOIN users u ON u.id = a.user_id
    LEFT JOIN profiles f ON f.user_id = a.user_id
    LEFT JOIN backgrounds b ON b.user_id = a.user_id
   WHERE k.applicant_id = applicant AND k.program_id = program;
  IF NOT FOUND THEN
    DELETE FROM program_people WHERE applicant_id = applicant AND program_id = program;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION installation_sites_keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM program_people_keep(program_id, applicant_id) FROM projects WHERE id = COALESCE(NEW.project_id, OLD.project_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_people AFTER INSERT ON "installation_sites"
  FOR EACH ROW WHEN (NEW.tariff IS NOT NULL) EXECUTE FUNCTION installation_sites_keep_people();--> statement-breakpoint
CREATE TRIGGER change_people AFTER UPDATE OF "tariff" OR DELETE ON "installation_sites"
  FOR EACH ROW EXECUTE FUNCTION installation_sites_keep_people();--> statement-breakpoint
CREATE FUNCTION backgrounds_keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  size text := CASE NEW.business_sector WHEN 'none' THEN 'none' ELSE NEW.business_size END;
BEGIN
  PERFORM 1 FROM applicants WHERE user_id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE program_people k SET business_size = size FROM applicants a
   WHERE a.user_id = NEW.user_id AND k.applicant_id = a.id AND k.business_size IS DISTINCT FROM size;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_people AFTER INSERT OR UPDATE OF "business_sector", "business_size"
  ON "backgrounds" FOR EACH ROW EXECUTE FUNCTION backgrounds_keep_people();--> statement-breakpoint
CREATE FUNCTION backgrounds_forget_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE program_people k SET business_size = NULL
    FROM applicants a WHERE a.user_id = OLD.user_id AND k.applicant_id = a.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_people AFTER DELETE ON "backgrounds" FOR EACH ROW EXECUTE FUNCTION backgrounds_forget_people();
