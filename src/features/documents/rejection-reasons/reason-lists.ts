import type { DefinitionRow } from '@contract/documents/definition-rows';
import { documentGroupNames } from '@contract/documents/documents';
import type { ReasonList } from '@contract/documents/rejection-reasons';
import { documentGroups } from '@contract/locales/es-MX/documents/groups';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { t } from '@portal/i18n';

/** A list of reasons as the page's address and its choice name it. */
export interface NamedList extends ReasonList {
  value: string;
  label: string;
}

export const everyKind: NamedList = {
  value: 'todos',
  label: t(words.everyKind),
  clasification_2: null,
  doc_id: null,
};

export const groupLists: readonly NamedList[] = documentGroupNames.map((group) => ({
  value: group,
  label: t(documentGroups[group]),
  clasification_2: group,
  doc_id: null,
}));

/** The list of one kind of document. */
export const kindList = ({ doc_id, name }: Pick<DefinitionRow, 'doc_id' | 'name'>): NamedList => ({
  value: String(doc_id),
  label: name,
  clasification_2: null,
  doc_id,
});
