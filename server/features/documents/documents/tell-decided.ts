import type { DocumentAction } from '@contract/documents/documents';
import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import { announce, events } from '@server/features/platform';
import { desc, eq } from 'drizzle-orm';
import type { Definition } from '../definitions/definitions';
import { coObligorDecided } from './co-obligor-decided';
import type { DocumentRow } from './repository';

interface Decided {
  action: Exclude<DocumentAction, 'replace'>;
  config: Config;
  now: Date;
}

/** Notifies the person the document is about, and the user who uploaded it for them. */
export async function tellDecided(
  tx: Tx,
  { name, bo_private }: Definition,
  row: DocumentRow,
  { action, config, now }: Decided,
) {
  if (bo_private || action === 'unverify') return;
  if (row.ownerTable === 'co_obligors') {
    const reason = action === 'reject' ? row.rejectReason : null;
    await coObligorDecided(tx, { coObligorId: row.ownerId, name, reason, config, now });
    return;
  }
  const people = [...new Set([row.uploadedBy, row.userId ?? row.uploadedBy])];
  for (const userId of people) {
    const href = await screenOf(tx, row, userId);
    if (action === 'verify') {
      await announce(tx, config, userId, events.documentVerified, { name, href });
    } else {
      const reason = row.rejectReason ?? '';
      await announce(tx, config, userId, events.documentRejected, { name, reason, href });
    }
  }
}

/** Where a person finds the document again; null when no screen of theirs shows it. */
async function screenOf(tx: Tx, row: DocumentRow, userId: string): Promise<string | null> {
  if (row.projectId && userId !== row.userId) {
    return row.ownerTable === 'fg_locations'
      ? href('siteEvidence', { projectId: row.projectId, siteId: row.ownerId })
      : href('supplierProjectShow', { projectId: row.projectId });
  }
  const projectId = row.projectId ?? (await newestProjectOf(tx, userId));
  return projectId && href('loanApplication', { projectId });
}

async function newestProjectOf(tx: Tx, userId: string): Promise<string | null> {
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .where(eq(applicants.userId, userId))
    .orderBy(desc(projects.id))
    .limit(1);
  return project?.id ?? null;
}
