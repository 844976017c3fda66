import { type DocumentFacts, holds } from '@contract/documents/document-conditions';
import { applies, type DocumentDefinition } from '@contract/documents/document-definitions';
import {
  type DocumentAction,
  type DocumentStatus,
  documentActions,
} from '@contract/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';

/** What a reader is: staff see private documents and those whose condition no longer holds. */
interface Sight {
  staff: boolean;
}

/** True when a document shows for this owner and this reader (specification, section 5). */
export function isVisible(
  definition: Pick<DocumentDefinition, 'bo_private' | 'condition'>,
  facts: DocumentFacts,
  { staff }: Sight,
) {
  if (staff) return true;
  return !definition.bo_private && applies(definition, facts);
}

/** Why nothing may be uploaded yet, in the words of the definition; null when it may. */
export function blockedBecause(
  { extras: { association } }: Pick<DocumentDefinition<string>, 'extras'>,
  facts: DocumentFacts,
): string | null {
  if (!association || holds(association.condition, facts)) return null;
  return association.negative_message;
}

/** The state in which a new version begins. */
export const statusAfterUpload = (
  definition: Pick<DocumentDefinition, 'verification_requiered'>,
): DocumentStatus => (definition.verification_requiered ? 'pending' : 'loaded');

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
