import type { DocumentAct, DocumentHistoryEntry } from '@contract/documents/documents';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

/** What the trail calls the acts that make up the history of a document. */
const acts = {
  'documents.upload': 'upload',
  'documents.verify': 'verify',
  'documents.reject': 'reject',
  'documents.unverify': 'unverify',
  'documents.infected': 'infected',
} as const satisfies Record<string, DocumentAct>;

const isAct = (action: string): action is keyof typeof acts => action in acts;

/** Who did what with these versions, the latest first, by the audit trail; who acted in another's name is who did it. */
export async function historyOf(
  db: Db,
  versions: readonly { id: string; file_name: string }[],
): Promise<DocumentHistoryEntry[]> {
  const names = new Map(versions.map(({ id, file_name }) => [id, file_name]));
  const rows = await db
    .select({
      id: auditLog.objectId,
      action: auditLog.action,
      at: auditLog.at,
      by: users.fullName,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, sql`coalesce(${auditLog.actorUserId}, ${auditLog.userId})`))
    .where(
      and(
        eq(auditLog.object, 'documents'),
        inArray(auditLog.objectId, [...names.keys()]),
        inArray(auditLog.action, Object.keys(acts)),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.seq));
  return rows.flatMap(({ id, action, at, by, details: { reason, waits_for_second } }) => {
    if (!isAct(action)) return [];
    const act = acts[action];
    return [
      {
        act: act === 'verify' && waits_for_second ? 'first' : act,
        file_name: names.get(id) ?? '',
        at: at.toISOString(),
        by,
        reason: typeof reason === 'string' ? reason : null,
      } as const,
    ];
  });
}
