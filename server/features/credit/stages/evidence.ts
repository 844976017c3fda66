import type { StageItem } from '@contract/credit/stage-item';
import type { Db, Tx } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { type EvidenceAsked, requiredEvidence } from '@server/features/documents';
import { and, eq, inArray, isNull } from 'drizzle-orm';

type Evidence = StageItem['evidence'];

/** The evidence status of some projects: that of the site which is least far. */
export async function evidenceOf(
  db: Db | Tx,
  projectIds: readonly string[],
  asked: EvidenceAsked,
): Promise<Map<string, Evidence>> {
  const sites = await evidenceOfSites(db, projectIds, asked);
  return new Map(
    projectIds.map((projectId) => {
      const own = sites.filter((site) => site.projectId === projectId);
      const least = leastFirst.find((state) => own.some(({ evidence }) => evidence === state));
      return [projectId, least ?? 'verified'];
    }),
  );
}

const leastFirst: readonly Evidence[] = ['missing', 'pending'];

/**
 * The evidence status of each site of some projects: every required photograph is verified, or uploaded and waiting,
 * or something is missing.
 */
export async function evidenceOfSites(
  db: Db | Tx,
  projectIds: readonly string[],
  asked: EvidenceAsked,
): Promise<{ id: string; projectId: string; evidence: Evidence }[]> {
  const ids = [...projectIds];
  if (ids.length === 0) return [];
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
  return sites.map((site) => {
    const needed = (required.get(site.projectId) ?? []).map(
      (docId) => photos.find((photo) => photo.siteId === site.id && photo.docId === docId)?.status,
    );
    // What needs no verification is done when it is there.
    const isDone = (status: (typeof needed)[number]) =>
      status === 'verificado' || status === 'loaded';
    if (needed.every(isDone)) return { ...site, evidence: 'verified' };
    const waits = needed.every((status) => isDone(status) || status === 'pending');
    return { ...site, evidence: waits ? 'pending' : 'missing' };
  });
}
