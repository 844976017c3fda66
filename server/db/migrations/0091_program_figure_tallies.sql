CREATE TABLE "credit_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settled" boolean DEFAULT false NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"executive_user_id" uuid NOT NULL,
	"product_id" smallint NOT NULL,
	"delivered_month" date NOT NULL,
	"settled_month" date NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"principal_cents" bigint NOT NULL,
	"owing" integer DEFAULT 0 NOT NULL,
	"owed_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settled" boolean DEFAULT false NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"executive_user_id" uuid NOT NULL,
	"product_id" smallint NOT NULL,
	"month" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"approved" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"now_in_review" integer DEFAULT 0 NOT NULL,
	"now_approved" integer DEFAULT 0 NOT NULL,
	"now_accepted" integer DEFAULT 0 NOT NULL,
	"now_published" integer DEFAULT 0 NOT NULL,
	"now_to_sign" integer DEFAULT 0 NOT NULL,
	"now_installing" integer DEFAULT 0 NOT NULL,
	"finished_in_review" integer DEFAULT 0 NOT NULL,
	"finished_approved" integer DEFAULT 0 NOT NULL,
	"finished_accepted" integer DEFAULT 0 NOT NULL,
	"finished_published" integer DEFAULT 0 NOT NULL,
	"finished_to_sign" integer DEFAULT 0 NOT NULL,
	"finished_installing" integer DEFAULT 0 NOT NULL,
	"on_time_in_review" integer DEFAULT 0 NOT NULL,
	"on_time_approved" integer DEFAULT 0 NOT NULL,
	"on_time_accepted" integer DEFAULT 0 NOT NULL,
	"on_time_published" integer DEFAULT 0 NOT NULL,
	"on_time_to_sign" integer DEFAULT 0 NOT NULL,
	"on_time_installing" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settled" boolean DEFAULT false NOT NULL,
	"program_id" uuid NOT NULL,
	"by" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"tenths" integer NOT NULL,
	"in_review" integer DEFAULT 0 NOT NULL,
	"approved" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"published" integer DEFAULT 0 NOT NULL,
	"to_sign" integer DEFAULT 0 NOT NULL,
	"installing" integer DEFAULT 0 NOT NULL,
	"course" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settled" boolean DEFAULT false NOT NULL,
	"program_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"executive_user_id" uuid NOT NULL,
	"product_id" smallint NOT NULL,
	"month" date NOT NULL,
	"bucket" smallint NOT NULL,
	"instalments" integer DEFAULT 0 NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "executive_user_id" uuid;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "product_id" smallint;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "principal_cents" bigint;--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "due_on" date[];--> statement-breakpoint
ALTER TABLE "loan_standings" ADD COLUMN "due_cents" bigint[];--> statement-breakpoint
CREATE UNIQUE INDEX "credit_tallies_key" ON "credit_tallies" USING btree ("program_id","zone_id","executive_user_id","product_id","delivered_month","settled_month") WHERE settled;--> statement-breakpoint
CREATE INDEX "credit_tallies_fresh" ON "credit_tallies" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE UNIQUE INDEX "project_tallies_key" ON "project_tallies" USING btree ("program_id","month","zone_id","executive_user_id","product_id") WHERE settled;--> statement-breakpoint
CREATE INDEX "project_tallies_program" ON "project_tallies" USING btree ("program_id","month");--> statement-breakpoint
CREATE INDEX "project_tallies_fresh" ON "project_tallies" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE UNIQUE INDEX "project_times_key" ON "project_times" USING btree ("program_id","by","key","month","tenths") WHERE settled;--> statement-breakpoint
CREATE INDEX "project_times_program" ON "project_times" USING btree ("program_id","by","key","month");--> statement-breakpoint
CREATE INDEX "project_times_fresh" ON "project_times" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_tallies_key" ON "recovery_tallies" USING btree ("program_id","month","zone_id","executive_user_id","product_id","bucket") WHERE settled;--> statement-breakpoint
CREATE INDEX "recovery_tallies_program" ON "recovery_tallies" USING btree ("program_id","month");--> statement-breakpoint
CREATE INDEX "recovery_tallies_fresh" ON "recovery_tallies" USING btree ("id") WHERE not settled;--> statement-breakpoint
CREATE INDEX "loan_standings_unpaid" ON "loan_standings" USING btree ("program_id","unpaid_since");--> statement-breakpoint
CREATE INDEX "loan_standings_fell" ON "loan_standings" USING btree ("program_id","fell30_on");--> statement-breakpoint
CREATE INDEX "loan_instalments_paid_late" ON "loan_instalments" USING btree ("paid_on","due_on","loan_id") WHERE paid_on > due_on;--> statement-breakpoint
-- What paths that changed add to the tallies, and what they were takes away.
CREATE FUNCTION project_paths_count(news project_paths[], olds project_paths[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_tallies (program_id, month, zone_id, executive_user_id, product_id,
    requests, approved, delivered, ended, now_in_review, now_approved, now_accepted, now_published,
    now_to_sign, now_installing, finished_in_review, finished_approved, finished_accepted, finished_published,
    finished_to_sign, finished_installing, on_time_in_review, on_time_approved, on_time_accepted,
    on_time_published, on_time_to_sign, on_time_installing)
  SELECT * FROM (
    SELECT program_id, month, coalesce(zone_id, '00000000-0000-0000-0000-000000000000'), coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'),
           product_id,
      coalesce(sum(sign), 0) AS requests,
      coalesce(sum(sign) FILTER (WHERE approved_at IS NOT NULL), 0) AS approved,
      coalesce(sum(sign) FILTER (WHERE status IN ('repaying', 'settled')), 0) AS delivered,
      coalesce(sum(sign) FILTER (WHERE status IN ('rejected', 'cancelled', 'not_funded')), 0) AS ended,
      coalesce(sum(sign) FILTER (WHERE status = 'in_review'), 0) AS now_in_review,
      coalesce(sum(sign) FILTER (WHERE status = 'approved'), 0) AS now_approved,
      coalesce(sum(sign) FILTER (WHERE status = 'accepted'), 0) AS now_accepted,
      coalesce(sum(sign) FILTER (WHERE status = 'published'), 0) AS now_published,
      coalesce(sum(sign) FILTER (WHERE status = 'to_sign'), 0) AS now_to_sign,
      coalesce(sum(sign) FILTER (WHERE status = 'installing'), 0) AS now_installing,
      coalesce(sum(sign) FILTER (WHERE status <> 'in_review' AND in_review_s IS NOT NULL), 0) AS finished_in_review,
      coalesce(sum(sign) FILTER (WHERE status <> 'approved' AND approved_s IS NOT NULL), 0) AS finished_approved,
      coalesce(sum(sign) FILTER (WHERE status <> 'accepted' AND accepted_s IS NOT NULL), 0) AS finished_accepted,
      coalesce(sum(sign) FILTER (WHERE status <> 'published' AND published_s IS NOT NULL), 0) AS finished_published,
      coalesce(sum(sign) FILTER (WHERE status <> 'to_sign' AND to_sign_s IS NOT NULL), 0) AS finished_to_sign,
      coalesce(sum(sign) FILTER (WHERE status <> 'installing' AND installing_s IS NOT NULL), 0) AS finished_installing,
      coalesce(sum(sign) FILTER (WHERE status <> 'in_review' AND in_review_s <= in_review_target * 86400), 0) AS on_time_in_review,
      coalesce(sum(sign) FILTER (WHERE status <> 'approved' AND approved_s <= approved_target * 86400), 0) AS on_time_approved,
      coalesce(sum(sign) FILTER (WHERE status <> 'accepted' AND accepted_s <= accepted_target * 86400), 0) AS on_time_accepted,
      coalesce(sum(sign) FILTER (WHERE status <> 'published' AND published_s <= published_target * 86400), 0) AS on_time_published,
      coalesce(sum(sign) FILTER (WHERE status <> 'to_sign' AND to_sign_s <= to_sign_target * 86400), 0) AS on_time_to_sign,
      coalesce(sum(sign) FILTER (WHERE status <> 'installing' AND installing_s <= installing_target * 86400), 0) AS on_time_installing
      FROM (SELECT n.*, 1 AS sign FROM unnest(news) n UNION ALL SELECT o.*, -1 FROM unnest(olds) o) changed
     WHERE program_id IS NOT NULL
     GROUP BY 1, 2, 3, 4, 5) of_kind
   WHERE 0 <> ANY(ARRAY[
    requests, approved, delivered, ended, now_in_review, now_approved, now_accepted, now_published,
    now_to_sign, now_installing, finished_in_review, finished_approved, finished_accepted, finished_published,
    finished_to_sign, finished_installing, on_time_in_review, on_time_approved, on_time_accepted,
    on_time_published, on_time_to_sign, on_time_installing]);
  -- Most changes end no stage.
  IF NOT EXISTS (
    SELECT FROM unnest(news || olds) one
     WHERE num_nonnulls(one.in_review_s, one.approved_s, one.accepted_s, one.published_s, one.to_sign_s, one.installing_s, one.course_s) > 0) THEN
    RETURN;
  END IF;
  INSERT INTO project_times (program_id, by, key, month, tenths,
    in_review, approved, accepted, published, to_sign, installing, course)
  SELECT program_id,
         CASE WHEN grouping(zone) = 0 THEN 'zone' WHEN grouping(owner) = 0 THEN 'owner'
              WHEN grouping(product) = 0 THEN 'product' ELSE 'all' END,
         coalesce(zone, owner, product, ''), month, tenths,
         coalesce(sum(sign) FILTER (WHERE what = 'in_review'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'approved'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'accepted'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'published'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'to_sign'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'installing'), 0),
         coalesce(sum(sign) FILTER (WHERE what = 'course'), 0)
    FROM (
      SELECT program_id, month, coalesce(zone_id, '00000000-0000-0000-0000-000000000000')::text AS zone,
             coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000')::text AS owner, product_id::text AS product,
             what, (seconds + 8639) / 8640 AS tenths, sign
        FROM (SELECT n.*, 1 AS sign FROM unnest(news) n UNION ALL SELECT o.*, -1 FROM unnest(olds) o) changed
       CROSS JOIN LATERAL (VALUES
         ('in_review', CASE WHEN status <> 'in_review' THEN in_review_s END),
         ('approved', CASE WHEN status <> 'approved' THEN approved_s END),
         ('accepted', CASE WHEN status <> 'accepted' THEN accepted_s END),
         ('published', CASE WHEN status <> 'published' THEN published_s END),
         ('to_sign', CASE WHEN status <> 'to_sign' THEN to_sign_s END),
         ('installing', CASE WHEN status <> 'installing' THEN installing_s END), ('course', course_s)
       ) AS took(what, seconds)
       WHERE program_id IS NOT NULL AND seconds IS NOT NULL) took
   GROUP BY GROUPING SETS ((program_id, month, tenths), (program_id, month, tenths, zone),
                           (program_id, month, tenths, owner), (program_id, month, tenths, product))
  HAVING 0 <> ANY(ARRAY[
    coalesce(sum(sign) FILTER (WHERE what = 'in_review'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'approved'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'accepted'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'published'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'to_sign'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'installing'), 0),
    coalesce(sum(sign) FILTER (WHERE what = 'course'), 0)]);
END $$;--> statement-breakpoint
SELECT project_paths_count(array(SELECT one FROM project_paths one), NULL);--> statement-breakpoint
CREATE FUNCTION project_paths_tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  news project_paths[];
  olds project_paths[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(one) INTO news FROM added one;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(one) INTO olds FROM removed one;
  ELSE
    SELECT array_agg(n), array_agg(o) INTO news, olds FROM added n JOIN removed o ON o.project_id = n.project_id
     WHERE (n.approved_at IS NULL,
            n.program_id, n.month, n.zone_id, n.executive_user_id, n.product_id, n.status, n.in_review_s,
            n.in_review_target, n.approved_s, n.approved_target, n.accepted_s, n.accepted_target,
            n.published_s, n.published_target, n.to_sign_s, n.to_sign_target, n.installing_s,
            n.installing_target, n.course_s)
           IS DISTINCT FROM
           (o.approved_at IS NULL,
            o.program_id, o.month, o.zone_id, o.executive_user_id, o.product_id, o.status, o.in_review_s,
            o.in_review_target, o.approved_s, o.approved_target, o.accepted_s, o.accepted_target,
            o.published_s, o.published_target, o.to_sign_s, o.to_sign_target, o.installing_s,
            o.installing_target, o.course_s);
  END IF;
  IF news IS NOT NULL OR olds IS NOT NULL THEN
    PERFORM project_paths_count(news, olds);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_added AFTER INSERT ON "project_paths" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION project_paths_tally();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON "project_paths" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION project_paths_tally();--> statement-breakpoint
CREATE TRIGGER tally_removed AFTER DELETE ON "project_paths" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION project_paths_tally();--> statement-breakpoint
-- Of instalments that were paid late, as their credit stands.
CREATE FUNCTION loan_instalments_recover(news loan_instalments[], olds loan_instalments[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recovery_tallies (program_id, zone_id, executive_user_id, product_id, month, bucket, instalments, cents)
  SELECT s.program_id, coalesce(s.zone_id, '00000000-0000-0000-0000-000000000000'),
         coalesce(s.executive_user_id, '00000000-0000-0000-0000-000000000000'), s.product_id,
         date_trunc('month', i.paid_on)::date, width_bucket(i.paid_on - i.due_on, ARRAY[1, 31, 61, 91]), sum(sign),
         sum(sign * (i.capital_paid_cents + i.interest_paid_cents + i.vat_paid_cents
           + i.late_interest_paid_cents + i.late_vat_paid_cents))
    FROM (SELECT n.*, 1 AS sign FROM unnest(news) n UNION ALL SELECT o.*, -1 FROM unnest(olds) o) i
    JOIN loan_standings s ON s.loan_id = i.loan_id
   WHERE i.paid_on > i.due_on AND i.moved_on IS NULL AND s.program_id IS NOT NULL
   GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(sign) <> 0 OR sum(sign * (i.capital_paid_cents + i.interest_paid_cents + i.vat_paid_cents
           + i.late_interest_paid_cents + i.late_vat_paid_cents)) <> 0;
END $$;--> statement-breakpoint
CREATE FUNCTION loan_standings_count(news loan_standings[], olds loan_standings[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_tallies (program_id, zone_id, executive_user_id, product_id, delivered_month, settled_month,
                              credits, principal_cents, owing, owed_cents)
  SELECT * FROM (
    SELECT program_id, coalesce(zone_id, '00000000-0000-0000-0000-000000000000'), coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'),
           product_id, coalesce(date_trunc('month', delivered_on)::date, '9999-12-01'),
           coalesce(date_trunc('month', settled_on)::date, '9999-12-01'),
           sum(sign) AS credits, coalesce(sum(sign * principal_cents), 0) AS principal,
           coalesce(sum(sign) FILTER (WHERE owed_cents > 0), 0) AS owing, sum(sign * owed_cents) AS owed
      FROM (SELECT n.*, 1 AS sign FROM unnest(news) n UNION ALL SELECT o.*, -1 FROM unnest(olds) o) changed
     WHERE program_id IS NOT NULL
     GROUP BY 1, 2, 3, 4, 5, 6) of_kind
   WHERE 0 <> ANY(ARRAY[credits, principal, owing, owed]);
  -- What was recovered of a credit goes where it goes.
  INSERT INTO recovery_tallies (program_id, zone_id, executive_user_id, product_id, month, bucket, instalments, cents)
  SELECT s.program_id, coalesce(s.zone_id, '00000000-0000-0000-0000-000000000000'),
         coalesce(s.executive_user_id, '00000000-0000-0000-0000-000000000000'), s.product_id,
         date_trunc('month', i.paid_on)::date, width_bucket(i.paid_on - i.due_on, ARRAY[1, 31, 61, 91]), sum(sign),
         sum(sign * (i.capital_paid_cents + i.interest_paid_cents + i.vat_paid_cents
           + i.late_interest_paid_cents + i.late_vat_paid_cents))
    FROM unnest(news) n
    JOIN unnest(olds) o ON o.loan_id = n.loan_id
     AND (o.program_id, o.zone_id, o.executive_user_id, o.product_id)
         IS DISTINCT FROM (n.program_id, n.zone_id, n.executive_user_id, n.product_id)
   CROSS JOIN LATERAL (VALUES
     (n.program_id, n.zone_id, n.executive_user_id, n.product_id, 1),
     (o.program_id, o.zone_id, o.executive_user_id, o.product_id, -1)
   ) AS s(program_id, zone_id, executive_user_id, product_id, sign)
    JOIN loan_instalments i ON i.loan_id = n.loan_id AND i.paid_on > i.due_on AND i.moved_on IS NULL
   WHERE s.program_id IS NOT NULL
   GROUP BY 1, 2, 3, 4, 5, 6;
END $$;--> statement-breakpoint
UPDATE loan_standings s SET due_on = n.due_on, due_cents = n.due_cents
  FROM (
    SELECT loan_id, array_agg(due_on ORDER BY due_on, n) AS due_on,
           array_agg(capital_cents + interest_cents + vat_cents
             - capital_paid_cents - interest_paid_cents - vat_paid_cents ORDER BY due_on, n) AS due_cents
      FROM loan_instalments WHERE paid_on IS NULL GROUP BY loan_id) n
 WHERE n.loan_id = s.loan_id;--> statement-breakpoint
UPDATE loan_standings s SET program_id = p.program_id, zone_id = p.zone_id, executive_user_id = p.executive_user_id,
       product_id = p.product_id, delivered_on = p.delivered_on, principal_cents = p.principal_cents
  FROM project_paths p WHERE p.project_id = s.project_id;--> statement-breakpoint
SELECT loan_standings_count(array(SELECT one FROM loan_standings one), NULL);--> statement-breakpoint
SELECT loan_instalments_recover(array(SELECT one FROM loan_instalments one WHERE paid_on > due_on AND moved_on IS NULL), NULL);--> statement-breakpoint
CREATE FUNCTION loan_standings_tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  news loan_standings[];
  olds loan_standings[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(one) INTO news FROM added one;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(one) INTO olds FROM removed one;
  END IF;
  PERFORM loan_standings_count(news, olds);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_added AFTER INSERT ON "loan_standings" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION loan_standings_tally();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON "loan_standings" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION loan_standings_tally();--> statement-breakpoint
CREATE TRIGGER tally_removed AFTER DELETE ON "loan_standings" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION loan_standings_tally();--> statement-breakpoint
CREATE FUNCTION project_paths_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE loan_standings SET program_id = NEW.program_id, zone_id = NEW.zone_id,
         executive_user_id = NEW.executive_user_id, product_id = NEW.product_id, delivered_on = NEW.delivered_on,
         principal_cents = NEW.principal_cents
   WHERE project_id = NEW.project_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER follow AFTER UPDATE ON "project_paths" FOR EACH ROW
  WHEN ((OLD.program_id, OLD.zone_id, OLD.executive_user_id, OLD.product_id, OLD.delivered_on, OLD.principal_cents)
        IS DISTINCT FROM
        (NEW.program_id, NEW.zone_id, NEW.executive_user_id, NEW.product_id, NEW.delivered_on, NEW.principal_cents))
  EXECUTE FUNCTION project_paths_follow();--> statement-breakpoint
-- A standing is held before instalments are read, and before there is one the path: who comes second, a move of the
-- project too, reads what the first one left.
CREATE OR REPLACE FUNCTION loans_stand(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM project_paths WHERE project_id IN (
      SELECT project_id FROM loans l WHERE id = any(ids)
         AND NOT EXISTS (SELECT FROM loan_standings s WHERE s.loan_id = l.id))
    ORDER BY project_id FOR UPDATE;
  INSERT INTO loan_standings (loan_id, project_id, program_id, zone_id, executive_user_id, product_id, delivered_on,
                              principal_cents, owed_cents)
  SELECT l.id, l.project_id, p.program_id, p.zone_id, p.executive_user_id, p.product_id, p.delivered_on,
         p.principal_cents, 0
    FROM loans l JOIN project_paths p ON p.project_id = l.project_id WHERE l.id = any(ids) ORDER BY l.id
  ON CONFLICT (loan_id) DO NOTHING;
  PERFORM 1 FROM loan_standings WHERE loan_id = any(ids) ORDER BY loan_id FOR UPDATE;
  UPDATE loan_standings s SET owed_cents = n.owed, unpaid_since = n.unpaid_since, due_on = n.due_on,
         due_cents = n.due_cents, settled_on = n.settled_on, fell30_on = n.fell30_on
    FROM (
      SELECT l.id, coalesce(sum(i.capital_cents - i.capital_paid_cents), 0) AS owed,
             min(i.due_on) FILTER (WHERE i.paid_on IS NULL) AS unpaid_since,
             array_agg(i.due_on ORDER BY i.due_on, i.n) FILTER (WHERE i.id IS NOT NULL AND i.paid_on IS NULL) AS due_on,
             array_agg(i.capital_cents + i.interest_cents + i.vat_cents
               - i.capital_paid_cents - i.interest_paid_cents - i.vat_paid_cents ORDER BY i.due_on, i.n)
               FILTER (WHERE i.id IS NOT NULL AND i.paid_on IS NULL) AS due_cents,
             CASE WHEN count(i.id) = count(i.paid_on) THEN max(i.paid_on) END AS settled_on,
             min(i.due_on) FILTER (WHERE i.paid_on IS NULL OR i.paid_on > i.due_on + 31) + 31 AS fell30_on
        FROM unnest(ids) l(id) LEFT JOIN loan_instalments i ON i.loan_id = l.id
       GROUP BY l.id) n
   WHERE s.loan_id = n.id
     AND (s.owed_cents, s.unpaid_since, s.due_on, s.due_cents, s.settled_on, s.fell30_on)
         IS DISTINCT FROM (n.owed, n.unpaid_since, n.due_on, n.due_cents, n.settled_on, n.fell30_on);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION loan_instalments_stand() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  news loan_instalments[];
  olds loan_instalments[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT loan_id) INTO ids FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT loan_id) INTO ids FROM removed;
  ELSE
    -- What accrues each day changes none of this.
    SELECT array_agg(DISTINCT one.loan_id) INTO ids
      FROM added JOIN removed USING (id) CROSS JOIN LATERAL (VALUES (added.loan_id), (removed.loan_id)) one(loan_id)
     WHERE (added.loan_id, added.due_on, added.paid_on, added.capital_cents, added.capital_paid_cents,
            added.interest_cents, added.interest_paid_cents, added.vat_cents, added.vat_paid_cents) IS DISTINCT FROM
           (removed.loan_id, removed.due_on, removed.paid_on, removed.capital_cents, removed.capital_paid_cents,
            removed.interest_cents, removed.interest_paid_cents, removed.vat_cents, removed.vat_paid_cents);
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM loans_stand(ids);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(one) INTO news FROM added one WHERE paid_on > due_on AND moved_on IS NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(one) INTO olds FROM removed one WHERE paid_on > due_on AND moved_on IS NULL;
  END IF;
  IF news IS NOT NULL OR olds IS NOT NULL THEN
    PERFORM loan_instalments_recover(news, olds);
  END IF;
  RETURN NULL;
END $$;
