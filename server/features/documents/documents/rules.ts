import { isUnlent } from '@contract/credit/project-states';
import { conditionInWords } from '@contract/documents/condition-in-words';
import { type DocumentFacts, factsOfPerson, holds } from '@contract/documents/document-conditions';
import { applies, type DocumentDefinition } from '@contract/documents/document-definitions';
import {
  type DocumentAction,
  type DocumentStatus,
  documentActions,
} from '@contract/documents/documents';
import { conditionWords } from '@contract/locales/es-MX/documents/condition-words';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';

/** What a reader is: staff see private documents and those whose condition no longer holds. */
interface Sight {
  staff: boolean;
}

type Shown = Pick<DocumentDefinition<string>, 'bo_private' | 'condition' | 'show_conditioned'>;

/**
 * True when a document shows for this owner and this reader (specification, section 5); one whose condition does not
 * hold, only where its definition has it shown with what it waits for.
 */
export function isVisible(definition: Shown, facts: DocumentFacts, { staff }: Sight) {
  if (staff) return true;
  if (definition.bo_private) return false;
  return !definition.show_conditioned || applies(definition, facts);
}

/** Whether what is asked about belongs to a request that ended. */
export const hasEnded = ({ project_status }: Pick<DocumentFacts, 'project_status'>): boolean =>
  project_status !== null && isUnlent(project_status);

/** The definition's parts that close its place for a while. */
type Closing = Pick<DocumentDefinition<string>, 'condition' | 'extras'>;

/** Why nothing may be uploaded yet, in the words of the definition or of its condition; null when it may. */
export function blockedBecause(
  { condition, extras: { association } }: Closing,
  facts: DocumentFacts,
  { staff }: Sight,
): string | null {
  if (hasEnded(facts)) return t(documentWords.ended);
  if (condition && !staff && !holds(condition, facts)) {
    return t(conditionWords.askedWhen, { condition: conditionInWords(condition) });
  }
  if (!association?.condition) return null;
  const asked = association.source === 'user' ? factsOfPerson(facts) : facts;
  if (holds(association.condition, asked)) return null;
  return association.negative_message ?? t(documentWords.uploadDisabled);
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
    closed: t(documentWords.ended),
  },
  reject: {
    ...same(t(documentsWords.documents.rules.reviewedAlready)),
    loaded: t(documentsWords.documents.rules.needsNone),
    closed: t(documentWords.ended),
  },
  unverify: {
    ...same(t(documentsWords.documents.rules.notVerified)),
    closed: t(documentWords.ended),
  },
};

function same(message: string): Record<DocumentStatus, string> {
  return {
    pending: message,
    verificado: message,
    rechazado: message,
    loaded: message,
    closed: message,
  };
}

/**
 * Refuses an act that the state of the version does not allow (section 4).
 * @throws AppError conflict
 */
export function assertAllowed(action: DocumentAction, status: DocumentStatus): void {
  if (!documentActions[status].includes(action)) throw conflict(refusals[action][status]);
}
