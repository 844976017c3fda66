import type { DocumentFacts } from '@contract/documents/document-conditions';
import {
  applies,
  type DocumentDefinition,
  documentDefinition,
  documentDefinitions,
} from '@contract/documents/document-definitions';
import {
  type DocumentAction,
  type DocumentStatus,
  documentActions,
} from '@contract/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { conflict, notFound } from '@server/http/errors';
import { t } from '@server/i18n';

/** What a reader is: staff see private documents and those whose condition no longer holds. */
interface Sight {
  staff: boolean;
}

/**
 * The definition with this number as this reader may know it.
 * @throws AppError not_found, also for documents private to the backoffice
 */
export function knownDefinition(docId: number, { staff }: Sight): DocumentDefinition {
  const definition = documentDefinition(docId);
  if (!definition || (definition.bo_private && !staff)) throw notFound();
  return definition;
}

/** True when a document shows for this owner and this reader (specification, section 5). */
export function isVisible(definition: DocumentDefinition, facts: DocumentFacts, { staff }: Sight) {
  if (staff) return true;
  return !definition.bo_private && applies(definition, facts);
}

/** Numbers of the documents that only the backoffice may know of. */
export const privateDocIds = documentDefinitions
  .filter((definition) => definition.bo_private)
  .map((definition) => definition.doc_id);

/** The state in which a new version begins. */
export const statusAfterUpload = (definition: DocumentDefinition): DocumentStatus =>
  definition.verification_requiered ? 'pending' : 'loaded';

const refusals: Record<DocumentAction, Record<DocumentStatus, string>> = {
  replace: same(t(documentsWords.documents.rules.verifiedAlready)),
  verify: {
    ...same(t(documentsWords.documents.rules.reviewedAlready)),
    loaded: t(documentsWords.documents.rules.needsNone),
  },
  reject: {
    ...same(t(documentsWords.documents.rules.reviewedAlready)),
    loaded: t(documentsWords.documents.rules.needsNone),
  },
  unverify: same(t(documentsWords.documents.rules.notVerified)),
};

function same(message: string): Record<DocumentStatus, string> {
  return { pending: message, verificado: message, rechazado: message, loaded: message };
}

/**
 * Refuses an act that the state of the version does not allow (section 4).
 * @throws AppError conflict
 */
export function assertAllowed(action: DocumentAction, status: DocumentStatus): void {
  if (!documentActions[status].includes(action)) throw conflict(refusals[action][status]);
}
