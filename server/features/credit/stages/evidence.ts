import type { StageItem } from '@contract/credit/stage-item';
import type { Db, Tx } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { type EvidenceAsked, requiredEvidence } from '@server/features/documents';
import { and, eq, inArray, isNull } from 'drizzle-orm';

type Evidence = StageItem['evidence'];

/**
 * The evidence status of some projects: every required photograph of every site is verified, or
 * uploaded and waiting, or something is missing.
 */
export async function evidenceOf(
  db: Db | Tx,
  projectIds: readonly string[],
  asked: EvidenceAsked,
): Promise<Map<string, Evidence>> {
  const ids = [...projectIds];
  if (ids.length === 0) return new Map();
  const required = await requiredEvidence(db, ids, asked);
  const sites = await db
    .select({ id: installationSites.id, projectId: installationSites.projectId })
    .from(installationSites)
    .where(inArray(installationSites.projectId, ids));
  const photos = await db
    .select({ docId: documents.docId, siteId: documents.ownerId, status: documents.status })
    .from(documents)
    .where(
      and(
        eq(documents.ownerTable, 'fg_locations'),
        inArray(
          documents.ownerId,
          sites.map((site) => site.id),
        ),
        inArray(documents.docId, [...required.values()].flat()),
        eq(documents.assocIndex, 0),
        isNull(documents.supersededBy),
      ),
    );
  const statusAt = (siteId: string, docId: number) =>
    photos.find((photo) => photo.siteId === siteId && photo.docId === docId)?.status;
  return new Map(
    ids.map((projectId) => {
      const places = sites
        .filter((site) => site.projectId === projectId)
        .flatMap((site) =>
          (required.get(projectId) ?? []).map((docId) => statusAt(site.id, docId)),
        );
      // What needs no verification is done when it is there.
      const isDone = (status: (typeof places)[number]) =>
        status === 'verificado' || status === 'loaded';
      if (places.every(isDone)) return [projectId, 'verified'];
      const waiting = places.every((status) => isDone(status) || status === 'pending');
      return [projectId, waiting ? 'pending' : 'missing'];
    }),
  );
}
