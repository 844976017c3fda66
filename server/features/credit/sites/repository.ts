import type { siteAddress } from '@contract/credit/site-address';
import type { Tariff } from '@contract/credit/tariffs';
import { type SerialPart, serialParts } from '@contract/credit/technical-data';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, siteSerials } from '@server/db/schema/credit';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { findProject, lockProject, type ProjectRow } from '../projects/project';

export type Site = typeof installationSites.$inferSelect;
export type Change = Partial<typeof installationSites.$inferInsert>;
type Address = z.output<typeof siteAddress>;

/** A site with its project. */
export interface SiteRow {
  site: Site;
  row: ProjectRow;
}

async function siteNamed(db: Db | Tx, id: string): Promise<Site> {
  const [site] = await db.select().from(installationSites).where(eq(installationSites.id, id));
  if (!site) throw notFound();
  return site;
}

/** One site of the projects in scope; anything else is not found. */
export async function findSite(db: Db, scope: Scope, id: string): Promise<SiteRow> {
  const site = await siteNamed(db, id);
  return { site, row: await findProject(db, scope, site.projectId) };
}

/** The same, with its project locked until the transaction ends. */
export async function lockSite(tx: Tx, scope: Scope, id: string): Promise<SiteRow> {
  const { projectId } = await siteNamed(tx, id);
  const row = await lockProject(tx, scope, projectId);
  return { site: await siteNamed(tx, id), row };
}

/** The sites of a project, in the order in which it got them. */
export async function siteIdsOf(db: Db | Tx, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: installationSites.id })
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(asc(installationSites.id));
  return rows.map(({ id }) => id);
}

export async function addSite(
  tx: Tx,
  projectId: string,
  { postal_code: postalCode, ...site }: Address & { tariff?: Tariff | undefined },
): Promise<Site> {
  const [added] = await tx
    .insert(installationSites)
    .values({ projectId, ...site, postalCode })
    .returning();
  if (!added) throw new Error('the site was not added');
  return added;
}

/** Saves what changed of a site; answers its version. */
export async function saveSite(tx: Tx, id: string, change: Change): Promise<number> {
  const [saved] = await tx
    .update(installationSites)
    .set({ ...change, version: sql`${installationSites.version} + 1` })
    .where(eq(installationSites.id, id))
    .returning({ version: installationSites.version });
  if (!saved) throw new Error('the site was not saved');
  return saved.version;
}

/** Writes the tariff of a site of a project; answers whether the project has it. */
export async function setTariff(
  tx: Tx,
  { projectId, siteId, tariff }: { projectId: string; siteId: string; tariff: Tariff },
): Promise<{ from: Tariff | null } | null> {
  const which = and(eq(installationSites.id, siteId), eq(installationSites.projectId, projectId));
  const [before] = await tx
    .select({ from: installationSites.tariff })
    .from(installationSites)
    .where(which);
  if (before) await tx.update(installationSites).set({ tariff }).where(which);
  return before ?? null;
}

export type Serials = Record<SerialPart, string[]>;

/** The serial numbers of a site, by part, as they were written. */
export async function serialsOf(db: Db | Tx, siteId: string): Promise<Serials> {
  const rows = await db
    .select({ part: siteSerials.part, serial: siteSerials.serial })
    .from(siteSerials)
    .where(and(eq(siteSerials.siteId, siteId), isNull(siteSerials.releasedAt)))
    .orderBy(asc(siteSerials.serial));
  const of = (part: SerialPart) =>
    rows.filter((row) => row.part === part).map(({ serial }) => serial);
  return { module: of('module'), inverter: of('inverter'), equipment: of('equipment') };
}

/** How many serial numbers each part still lacks, together. */
export const countMissing = (
  units: Partial<Record<SerialPart, number>>,
  serials: Serials,
): number =>
  serialParts.reduce(
    (sum, part) => sum + Math.max(0, (units[part] ?? 0) - serials[part].length),
    0,
  );
