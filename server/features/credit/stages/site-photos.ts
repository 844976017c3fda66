import { metresBetween, type Place } from '@contract/credit/geo';
import { addressLine } from '@contract/credit/site-address';
import type { EvidencePhoto, EvidenceSite } from '@contract/credit/stage-evidence';
import type { Db, Tx } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

type Site = typeof installationSites.$inferSelect;

export const placeOf = (row: {
  latitude: number | null;
  longitude: number | null;
}): Place | null =>
  row.latitude === null || row.longitude === null
    ? null
    : { latitude: row.latitude, longitude: row.longitude };

/** The sites of a project with the photographs that stand for each now, and how far from it they were taken. */
export async function sitesWithPhotos(db: Db, projectId: string): Promise<EvidenceSite[]> {
  const sites = await db
    .select()
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(asc(installationSites.id));
  const photos = await photosOf(db, sites);
  return sites.map((site) => ({
    id: site.id,
    address: addressLine(site, site.postalCode),
    place: placeOf(site),
    photos: photos.get(site.id) ?? [],
  }));
}

/** The photographs that stand for some sites now, by site, and how far from it each was taken. */
export async function photosOf(
  db: Db | Tx,
  sites: readonly Site[],
): Promise<Map<string, EvidencePhoto[]>> {
  const rows = await db
    .select({ photo: documents, name: documentDefinitions.name })
    .from(documents)
    .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
    .where(
      and(
        eq(documents.ownerTable, 'fg_locations'),
        inArray(
          documents.ownerId,
          sites.map(({ id }) => id),
        ),
        isNull(documents.supersededBy),
      ),
    )
    .orderBy(asc(documents.docId), asc(documents.assocIndex));
  return new Map(
    sites.map((site) => [
      site.id,
      rows
        .filter(({ photo }) => photo.ownerId === site.id)
        .map(({ photo, name }) => describePhoto(photo, name, placeOf(site))),
    ]),
  );
}

function describePhoto(
  photo: typeof documents.$inferSelect,
  name: string,
  place: Place | null,
): EvidencePhoto {
  const taken = placeOf(photo);
  return {
    id: photo.id,
    name: photo.assocIndex > 0 ? `${name} ${photo.assocIndex + 1}` : name,
    status: photo.status,
    uploaded_at: photo.createdAt.toISOString(),
    place: taken,
    metres: place && taken ? Math.round(metresBetween(place, taken)) : null,
  };
}

/** Writes where a site of a project is; answers whether the project has it. */
export async function setPlace(
  tx: Tx,
  { projectId, siteId, place }: { projectId: string; siteId: string; place: Place },
): Promise<boolean> {
  const changed = await tx
    .update(installationSites)
    .set(place)
    .where(and(eq(installationSites.id, siteId), eq(installationSites.projectId, projectId)))
    .returning({ id: installationSites.id });
  return changed.length > 0;
}
