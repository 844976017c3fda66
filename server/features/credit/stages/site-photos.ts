import { metresBetween, type Place } from '@contract/credit/geo';
import type { EvidenceSite } from '@contract/credit/stage-evidence';
import type { Db, Tx } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

const placeOf = (row: { latitude: number | null; longitude: number | null }): Place | null =>
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
  return sites.map((site) => {
    const place = placeOf(site);
    const own = rows.filter(({ photo }) => photo.ownerId === site.id);
    return {
      id: site.id,
      address: `${site.street}, ${site.neighbourhood}, ${site.municipality}, ${site.state}, C.P. ${site.postalCode}`,
      place,
      photos: own.map(({ photo, name }) => {
        const taken = placeOf(photo);
        return {
          id: photo.id,
          name: photo.assocIndex > 0 ? `${name} ${photo.assocIndex + 1}` : name,
          status: photo.status,
          uploaded_at: photo.createdAt.toISOString(),
          place: taken,
          metres: place && taken ? Math.round(metresBetween(place, taken)) : null,
        };
      }),
    };
  });
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
