CREATE TABLE "loan_standings" (
	"loan_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"owed_cents" bigint NOT NULL,
	"unpaid_since" date,
	"settled_on" date,
	"fell30_on" date
);
--> statement-breakpoint
CREATE TABLE "project_paths" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid,
	"zone_id" uuid,
	"executive_user_id" uuid,
	"product_id" smallint NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"approved_at" timestamp with time zone,
	"delivered_on" date,
	"principal_cents" bigint,
	"in_review_s" integer,
	"approved_s" integer,
	"accepted_s" integer,
	"published_s" integer,
	"to_sign_s" integer,
	"installing_s" integer,
	"course_s" integer
);
--> statement-breakpoint
ALTER TABLE "loan_standings" ADD CONSTRAINT "loan_standings_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_paths" ADD CONSTRAINT "project_paths_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_standings_project" ON "loan_standings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_paths_program" ON "project_paths" USING btree ("program_id","month");--> statement-breakpoint
CREATE INDEX "collection_acts_promised" ON "collection_acts" USING btree ("made_on","loan_id") WHERE kind = 'promise';--> statement-breakpoint
CREATE INDEX "loan_instalments_late" ON "loan_instalments" USING btree ("due_on","paid_on","loan_id") WHERE paid_on is null or paid_on > due_on;--> statement-breakpoint
-- Of before, what is known: the decision and the acceptance are dated, and so is the delivery.
INSERT INTO "project_paths" ("project_id", "program_id", "zone_id", "executive_user_id", "product_id", "month", "status",
                             "approved_at", "delivered_on", "principal_cents", "in_review_s", "approved_s", "course_s")
SELECT p."id", p."program_id", p."zone_id", p."executive_user_id", p."product_id",
       date_trunc('month', p."created_at" AT TIME ZONE 'America/Mexico_City')::date, p."status",
       l."approved_at", l."disbursed_on", l."principal_cents",
       greatest(0, extract(epoch FROM CASE WHEN l."id" IS NOT NULL THEN l."approved_at"
         WHEN p."status" <> 'in_review' THEN p."status_changed_at" END - p."created_at"))::int,
       greatest(0, extract(epoch FROM l."accepted_at" - l."approved_at"))::int,
       greatest(0, extract(epoch FROM (l."disbursed_on"::timestamp AT TIME ZONE 'America/Mexico_City') - p."created_at"))::int
  FROM "projects" p LEFT JOIN "loans" l ON l."project_id" = p."id";--> statement-breakpoint
UPDATE "project_paths" SET "in_review_s" = CASE WHEN "status" = 'in_review' THEN NULL ELSE "in_review_s" END,
  "approved_s" = CASE WHEN "status" IN ('in_review', 'approved') THEN NULL ELSE "approved_s" END;--> statement-breakpoint
CREATE FUNCTION projects_keep_path() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stood int;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_paths (project_id, program_id, zone_id, executive_user_id, product_id, month, status)
    VALUES (NEW.id, NEW.program_id, NEW.zone_id, NEW.executive_user_id, NEW.product_id,
            date_trunc('month', NEW.created_at AT TIME ZONE 'America/Mexico_City')::date, NEW.status);
    RETURN NULL;
  END IF;
  -- How long it stood in the stage that it leaves; null where it stays.
  stood := CASE WHEN NEW.status <> OLD.status
    THEN greatest(0, extract(epoch FROM NEW.status_changed_at - OLD.status_changed_at))::int END;
  UPDATE project_paths SET
    program_id = NEW.program_id, zone_id = NEW.zone_id, executive_user_id = NEW.executive_user_id,
    product_id = NEW.product_id, status = NEW.status,
    month = date_trunc('month', NEW.created_at AT TIME ZONE 'America/Mexico_City')::date,
    in_review_s = CASE WHEN OLD.status = 'in_review' AND stood IS NOT NULL
      THEN coalesce(in_review_s, 0) + stood ELSE in_review_s END,
    approved_s = CASE WHEN OLD.status = 'approved' AND stood IS NOT NULL
      THEN coalesce(approved_s, 0) + stood ELSE approved_s END,
    accepted_s = CASE WHEN OLD.status = 'accepted' AND stood IS NOT NULL
      THEN coalesce(accepted_s, 0) + stood ELSE accepted_s END,
    published_s = CASE WHEN OLD.status = 'published' AND stood IS NOT NULL
      THEN coalesce(published_s, 0) + stood ELSE published_s END,
    to_sign_s = CASE WHEN OLD.status = 'to_sign' AND stood IS NOT NULL
      THEN coalesce(to_sign_s, 0) + stood ELSE to_sign_s END,
    installing_s = CASE WHEN OLD.status = 'installing' AND stood IS NOT NULL
      THEN coalesce(installing_s, 0) + stood ELSE installing_s END,
    course_s = CASE WHEN OLD.status = 'installing' AND NEW.status = 'repaying'
      THEN greatest(0, extract(epoch FROM NEW.status_changed_at - NEW.created_at))::int ELSE course_s END
   WHERE project_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_path AFTER INSERT
  OR UPDATE OF "status", "status_changed_at", "created_at", "program_id", "zone_id", "executive_user_id", "product_id"
  ON "projects" FOR EACH ROW EXECUTE FUNCTION projects_keep_path();--> statement-breakpoint
CREATE FUNCTION loans_keep_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_paths SET approved_at = NEW.approved_at, delivered_on = NEW.disbursed_on,
         principal_cents = NEW.principal_cents
   WHERE project_id = NEW.project_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_path AFTER INSERT OR UPDATE OF "approved_at", "disbursed_on", "principal_cents"
  ON "loans" FOR EACH ROW EXECUTE FUNCTION loans_keep_path();--> statement-breakpoint
-- Their row is held before their instalments are read: who comes second reads what the first one left.
CREATE FUNCTION loans_stand(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loan_standings (loan_id, project_id, owed_cents)
  SELECT id, project_id, 0 FROM loans WHERE id = any(ids) ORDER BY id
  ON CONFLICT (loan_id) DO NOTHING;
  PERFORM 1 FROM loan_standings WHERE loan_id = any(ids) ORDER BY loan_id FOR UPDATE;
  UPDATE loan_standings s SET owed_cents = n.owed, unpaid_since = n.unpaid_since, settled_on = n.settled_on,
         fell30_on = n.fell30_on
    FROM (
      SELECT l.id, coalesce(sum(i.capital_cents - i.capital_paid_cents), 0) AS owed,
             min(i.due_on) FILTER (WHERE i.paid_on IS NULL) AS unpaid_since,
             CASE WHEN count(i.id) = count(i.paid_on) THEN max(i.paid_on) END AS settled_on,
             min(i.due_on) FILTER (WHERE i.paid_on IS NULL OR i.paid_on > i.due_on + 31) + 31 AS fell30_on
        FROM unnest(ids) l(id) LEFT JOIN loan_instalments i ON i.loan_id = l.id
       GROUP BY l.id) n
   WHERE s.loan_id = n.id
     AND (s.owed_cents, s.unpaid_since, s.settled_on, s.fell30_on)
         IS DISTINCT FROM (n.owed, n.unpaid_since, n.settled_on, n.fell30_on);
END $$;--> statement-breakpoint
CREATE FUNCTION loan_instalments_stand() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT loan_id) INTO ids FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT loan_id) INTO ids FROM removed;
  ELSE
    -- What accrues each day changes none of this.
    SELECT array_agg(DISTINCT one.loan_id) INTO ids
      FROM added JOIN removed USING (id) CROSS JOIN LATERAL (VALUES (added.loan_id), (removed.loan_id)) one(loan_id)
     WHERE (added.loan_id, added.capital_cents, added.capital_paid_cents, added.due_on, added.paid_on) IS DISTINCT FROM
           (removed.loan_id, removed.capital_cents, removed.capital_paid_cents, removed.due_on, removed.paid_on);
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM loans_stand(ids);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT loans_stand(array(SELECT DISTINCT "loan_id" FROM "loan_instalments"));--> statement-breakpoint
CREATE TRIGGER stand_added AFTER INSERT ON "loan_instalments" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION loan_instalments_stand();--> statement-breakpoint
CREATE TRIGGER stand_changed AFTER UPDATE ON "loan_instalments" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION loan_instalments_stand();--> statement-breakpoint
CREATE TRIGGER stand_removed AFTER DELETE ON "loan_instalments" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION loan_instalments_stand();
