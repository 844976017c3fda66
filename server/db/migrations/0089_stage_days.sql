ALTER TABLE "project_paths" ADD COLUMN "in_review_target" smallint;--> statement-breakpoint
ALTER TABLE "project_paths" ADD COLUMN "approved_target" smallint;--> statement-breakpoint
ALTER TABLE "project_paths" ADD COLUMN "accepted_target" smallint;--> statement-breakpoint
ALTER TABLE "project_paths" ADD COLUMN "published_target" smallint;--> statement-breakpoint
ALTER TABLE "project_paths" ADD COLUMN "to_sign_target" smallint;--> statement-breakpoint
ALTER TABLE "project_paths" ADD COLUMN "installing_target" smallint;--> statement-breakpoint
-- What was asked of all of them until there was a setting.
UPDATE "project_paths" SET "in_review_target" = CASE WHEN "in_review_s" IS NOT NULL THEN 5 END,
  "approved_target" = CASE WHEN "approved_s" IS NOT NULL THEN 5 END,
  "accepted_target" = CASE WHEN "accepted_s" IS NOT NULL THEN 3 END,
  "published_target" = CASE WHEN "published_s" IS NOT NULL THEN 30 END,
  "to_sign_target" = CASE WHEN "to_sign_s" IS NOT NULL THEN 5 END,
  "installing_target" = CASE WHEN "installing_s" IS NOT NULL THEN 30 END;--> statement-breakpoint
CREATE FUNCTION stage_target(stage text, day date) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN valid_to IS NULL OR valid_to > day THEN (value #>> '{}')::smallint END
    FROM settings WHERE key = 'stage_days_' || stage AND valid_from <= day ORDER BY valid_from DESC LIMIT 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION projects_keep_path() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stood int;
  target smallint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_paths (project_id, program_id, zone_id, executive_user_id, product_id, month, status)
    VALUES (NEW.id, NEW.program_id, NEW.zone_id, NEW.executive_user_id, NEW.product_id,
            date_trunc('month', NEW.created_at AT TIME ZONE 'America/Mexico_City')::date, NEW.status);
    RETURN NULL;
  END IF;
  -- How long it stood in the stage that it leaves, and how long it was to; null where it stays.
  IF NEW.status <> OLD.status THEN
    stood := greatest(0, extract(epoch FROM NEW.status_changed_at - OLD.status_changed_at))::int;
    target := stage_target(OLD.status, (NEW.status_changed_at AT TIME ZONE 'America/Mexico_City')::date);
  END IF;
  UPDATE project_paths SET
    program_id = NEW.program_id, zone_id = NEW.zone_id, executive_user_id = NEW.executive_user_id,
    product_id = NEW.product_id, status = NEW.status,
    month = date_trunc('month', NEW.created_at AT TIME ZONE 'America/Mexico_City')::date,
    in_review_s = CASE WHEN OLD.status = 'in_review' AND stood IS NOT NULL
      THEN coalesce(in_review_s, 0) + stood ELSE in_review_s END,
    in_review_target = CASE WHEN OLD.status = 'in_review' AND stood IS NOT NULL THEN target ELSE in_review_target END,
    approved_s = CASE WHEN OLD.status = 'approved' AND stood IS NOT NULL
      THEN coalesce(approved_s, 0) + stood ELSE approved_s END,
    approved_target = CASE WHEN OLD.status = 'approved' AND stood IS NOT NULL THEN target ELSE approved_target END,
    accepted_s = CASE WHEN OLD.status = 'accepted' AND stood IS NOT NULL
      THEN coalesce(accepted_s, 0) + stood ELSE accepted_s END,
    accepted_target = CASE WHEN OLD.status = 'accepted' AND stood IS NOT NULL THEN target ELSE accepted_target END,
    published_s = CASE WHEN OLD.status = 'published' AND stood IS NOT NULL
      THEN coalesce(published_s, 0) + stood ELSE published_s END,
    published_target = CASE WHEN OLD.status = 'published' AND stood IS NOT NULL THEN target ELSE published_target END,
    to_sign_s = CASE WHEN OLD.status = 'to_sign' AND stood IS NOT NULL
      THEN coalesce(to_sign_s, 0) + stood ELSE to_sign_s END,
    to_sign_target = CASE WHEN OLD.status = 'to_sign' AND stood IS NOT NULL THEN target ELSE to_sign_target END,
    installing_s = CASE WHEN OLD.status = 'installing' AND stood IS NOT NULL
      THEN coalesce(installing_s, 0) + stood ELSE installing_s END,
    installing_target = CASE WHEN OLD.status = 'installing' AND stood IS NOT NULL THEN target ELSE installing_target END,
    course_s = CASE WHEN OLD.status = 'installing' AND NEW.status = 'repaying'
      THEN greatest(0, extract(epoch FROM NEW.status_changed_at - NEW.created_at))::int ELSE course_s END
   WHERE project_id = NEW.id;
  RETURN NULL;
END $$;
