import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The zones of their program that somebody works; null of who works all of them. */
export type OwnZones = readonly string[] | null;

/** Whether somebody works in a zone; what is in none is of those who work all. */
export const worksIn = (own: OwnZones, zoneId: string | null): boolean =>
  own === null || (zoneId !== null && own.includes(zoneId));

/** The same of a column of zones, as a condition; undefined of who works all. */
export const inOwnZones = (own: OwnZones, zone: SQLWrapper): SQL | undefined =>
  own === null ? undefined : sql`${zone} = any(${sql.param(own)}::uuid[])`;

/** The same where the zones that somebody works are kept in a column, as are those of a program's people. */
export const worksInKept = (own: SQLWrapper, zone: SQLWrapper): SQL =>
  sql`(${own} is null or coalesce(${zone} = any(${own}), false))`;

/** Zones that are kept in a column, by name; null of who works all. */
export const keptZones = (own: SQLWrapper) =>
  sql<{ id: string; name: string }[] | null>`(
    select json_agg(json_build_object('id', zone.id, 'name', zone.name) order by zone.name)
      from zones zone where zone.id = any(${own}))`;
