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
  const { id, projectId } = installationSites;
  const rows = await db
    .select({ id, projectId, docId: documents.docId, status: documents.status })
    .from(installationSites)
    .leftJoin(
      documents,
      and(
        eq(documents.ownerTable, 'fg_locations'),
        eq(documents.ownerId, installationSites.id),
        inArray(documents.docId, [...required.values()].flat()),
        eq(documents.assocIndex, 0),
        isNull(documents.supersededBy),
      ),
    )
    .where(inArray(installationSites.projectId, ids));
  const sites = new Map(rows.map((row) => [row.id, { id: row.id, projectId: row.projectId }]));
  return [...sites.values()].map((site) => {
    const needed = (required.get(site.projectId) ?? []).map(
      (docId) => rows.find((row) => row.id === site.id && row.docId === docId)?.status,
    );
    // What needs no verification is done when it is there.
    const isDone = (status: (typeof needed)[number]) =>
      status === 'verificado' || status === 'loaded';
    if (needed.every(isDone)) return { ...site, evidence: 'verified' };
    const waits = needed.every((status) => isDone(status) || status === 'pending');
    return { ...site, evidence: waits ? 'pending' : 'missing' };
  });
}
