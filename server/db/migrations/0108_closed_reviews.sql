-- What still waits of requests that ended before leaves the queue as it now does when one ends.
UPDATE "documents" SET "status" = 'closed'
  WHERE "status" = 'pending' AND (
    "project_id" IN (SELECT "id" FROM "projects" WHERE "status" IN ('rejected', 'cancelled', 'not_funded'))
    OR "owner_table" = 'co_obligors' AND "owner_id" IN (
      SELECT c."id" FROM "co_obligors" c JOIN "projects" p ON p."id" = c."project_id"
        WHERE p."status" IN ('rejected', 'cancelled', 'not_funded')));
