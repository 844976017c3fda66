ALTER TABLE "loans" ADD COLUMN "late_grace_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "waterfall_order" jsonb DEFAULT '["late_vat","late_interest","fee","vat","interest","capital"]'::jsonb NOT NULL;--> statement-breakpoint
-- A loan keeps what was in force on the day of its approval.
UPDATE "loans" l SET "late_grace_days" = (s.value #>> '{}')::smallint
FROM "settings" s
WHERE s.id = (
  SELECT id FROM "settings"
  WHERE key = 'late_grace_days' AND valid_from <= (l.approved_at AT TIME ZONE 'America/Mexico_City')::date
  ORDER BY valid_from DESC LIMIT 1);--> statement-breakpoint
UPDATE "loans" l SET "waterfall_order" = s.value
FROM "settings" s
WHERE s.id = (
  SELECT id FROM "settings"
  WHERE key = 'waterfall_order' AND valid_from <= (l.approved_at AT TIME ZONE 'America/Mexico_City')::date
  ORDER BY valid_from DESC LIMIT 1);
