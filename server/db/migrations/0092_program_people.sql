CREATE TABLE "program_people" (
	"applicant_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid,
	"executive_user_id" uuid,
	"product_id" smallint NOT NULL,
	"month" date NOT NULL,
	"is_company" boolean NOT NULL,
	"birth_day" date,
	"sex" text,
	CONSTRAINT "program_people_applicant_id_program_id_pk" PRIMARY KEY("applicant_id","program_id")
);
--> statement-breakpoint
ALTER TABLE "program_people" ADD CONSTRAINT "program_people_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_people_program" ON "program_people" USING btree ("program_id");--> statement-breakpoint
-- The applicant is held before their requests and profile are read: who comes second reads what the first one left.
CREATE FUNCTION program_people_keep(program uuid, applicant uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF program IS NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM applicants WHERE id = applicant FOR NO KEY UPDATE;
  INSERT INTO program_people (applicant_id, program_id, product_id, month, is_company)
  VALUES (applicant, program, 0, date '0001-01-01', false) ON CONFLICT DO NOTHING;
  UPDATE program_people k SET zone_id = p.zone_id, executive_user_id = p.executive_user_id, product_id = p.product_id,
         month = date_trunc('month', p.created_at AT TIME ZONE 'America/Mexico_City')::date,
         is_company = u.person_type = 0, birth_day = f.birth_day::date, sex = f.sex
    FROM (SELECT * FROM projects WHERE applicant_id = applicant AND program_id = program
           ORDER BY created_at DESC, id DESC LIMIT 1) p
    JOIN applicants a ON a.id = p.applicant_id
    JOIN users u ON u.id = a.user_id
    LEFT JOIN profiles f ON f.user_id = a.user_id
   WHERE k.applicant_id = applicant AND k.program_id = program;
  IF NOT FOUND THEN
    DELETE FROM program_people WHERE applicant_id = applicant AND program_id = program;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION projects_keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM program_people_keep(NEW.program_id, NEW.applicant_id);
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND (NEW.program_id, NEW.applicant_id)
                            IS DISTINCT FROM (OLD.program_id, OLD.applicant_id)) THEN
    PERFORM program_people_keep(OLD.program_id, OLD.applicant_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_people AFTER INSERT OR DELETE
  OR UPDATE OF "applicant_id", "program_id", "zone_id", "executive_user_id", "product_id", "created_at"
  ON "projects" FOR EACH ROW EXECUTE FUNCTION projects_keep_people();--> statement-breakpoint
CREATE FUNCTION profiles_keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM applicants WHERE user_id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE program_people k SET birth_day = NEW.birth_day::date, sex = NEW.sex
    FROM applicants a WHERE a.user_id = NEW.user_id AND k.applicant_id = a.id
     AND (k.birth_day, k.sex) IS DISTINCT FROM (NEW.birth_day::date, NEW.sex);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_people AFTER INSERT OR UPDATE OF "birth_day", "sex"
  ON "profiles" FOR EACH ROW EXECUTE FUNCTION profiles_keep_people();--> statement-breakpoint
CREATE FUNCTION profiles_forget_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE program_people k SET birth_day = NULL, sex = NULL
    FROM applicants a WHERE a.user_id = OLD.user_id AND k.applicant_id = a.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_people AFTER DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION profiles_forget_people();--> statement-breakpoint
CREATE FUNCTION users_keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE program_people k SET is_company = NEW.person_type = 0
    FROM applicants a WHERE a.user_id = NEW.id AND k.applicant_id = a.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_people AFTER UPDATE OF "person_type" ON "users"
  FOR EACH ROW WHEN (OLD.person_type <> NEW.person_type) EXECUTE FUNCTION users_keep_people();--> statement-breakpoint
INSERT INTO "program_people" ("applicant_id", "program_id", "zone_id", "executive_user_id", "product_id", "month",
                              "is_company", "birth_day", "sex")
SELECT DISTINCT ON (p."applicant_id", p."program_id") p."applicant_id", p."program_id", p."zone_id", p."executive_user_id",
       p."product_id", date_trunc('month', p."created_at" AT TIME ZONE 'America/Mexico_City')::date,
       u."person_type" = 0, f."birth_day"::date, f."sex"
  FROM "projects" p JOIN "applicants" a ON a."id" = p."applicant_id" JOIN "users" u ON u."id" = a."user_id"
  LEFT JOIN "profiles" f ON f."user_id" = a."user_id"
 WHERE p."program_id" IS NOT NULL
 ORDER BY p."applicant_id", p."program_id", p."created_at" DESC, p."id" DESC;
