import { applies, documentDefinitions } from '@contract/document-definitions';
import type { Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { projectOwner } from './owners';

/** What an approval asks for: evidence of the installation comes later, with its stage. */
const forApproval = documentDefinitions.filter(
  ({ is_required, db_table }) => is_required && db_table !== 'fg_locations',
);

/**
 * Names of the documents that a project's approval still waits for: required of the applicant or the
 * project, with conditions evaluated, and neither verified nor (where nobody verifies) uploaded.
 */
export async function missingRequiredDocuments(tx: Tx, projectId: string): Promise<string[]> {
  const owner = await projectOwner(tx, projectId);
  if (!owner) return [];
  const done = await tx
    .select({ docId: documents.docId })
    .from(documents)
    .where(
      and(
        or(
          and(eq(documents.ownerTable, 'users'), eq(documents.ownerId, owner.userId)),
          and(eq(documents.ownerTable, 'projects'), eq(documents.ownerId, projectId)),
        ),
        isNull(documents.supersededBy),
        inArray(documents.status, ['verificado', 'loaded']),
      ),
    );
  const docIds = new Set(done.map(({ docId }) => docId));
  return forApproval
    .filter((definition) => applies(definition, owner.facts) && !docIds.has(definition.doc_id))
    .map(({ name }) => name);
}
