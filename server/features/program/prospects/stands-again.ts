import { type SQL, sql } from 'drizzle-orm';

/**
 * Parts of a `with` for an act over prospects that is taken back: each is again as the act before it left it, so that one
 * is taken back in its turn. Open forms are told by the version, which goes on; what was kept of that act learns of it.
 *
 * @param back a query of the prospects put back: id, version now, and the version on which the act was done.
 */
export const standsAgain = (back: SQL): SQL => sql`
  again as (${back}),
  batch_before as (
    update prospect_batch_rows r set version = again.version from again
     where r.match_id = again.id and r.before is not null and r.version = again.version_before
  ), bulk_before as (
    update prospect_bulk_rows r set version = again.version from again
     where r.prospect_id = again.id and r.version = again.version_before
  )`;
