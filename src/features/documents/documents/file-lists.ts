import { conditionInWords } from '@contract/documents/condition-in-words';
import { MAX_ASSOCIATED } from '@contract/documents/definition-parts';
import {
  type Condition,
  type DocumentFacts,
  factsOfPerson,
  holdsAsFarAsKnown,
} from '@contract/documents/document-conditions';
import {
  type DocumentAssociation,
  type DocumentDefinition,
  placeOf,
} from '@contract/documents/document-definitions';
import { documentStorage } from '@contract/documents/document-storage';
import type { ChecklistItem, DocumentRecord } from '@contract/documents/documents';
import { conditionWords } from '@contract/locales/es-MX/documents/condition-words';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';

/** A record that documents are attached to, with which of several it is. */
export interface KnownOwner {
  table: ChecklistItem['db_table'];
  id: string;
  label: string | null;
}

/** Who looks at the documents, and what is known here of whom and what they are about. */
export interface Looking {
  staff: boolean;
  /** As what they would bring a file: the person it is about, or the project's installer. */
  uploads: 'owner' | 'supplier' | null;
  facts: DocumentFacts;
}

/** A definition at a record. */
export interface Kind {
  definition: DocumentDefinition;
  owner: KnownOwner;
}

/**
 * The kinds of document that are asked for at these records, by the portal's own definitions. Conditional ones show
 * once their condition is known to hold; staff see also those of which that is not known.
 */
export function kindsAt(
  definitions: readonly DocumentDefinition[],
  owners: readonly KnownOwner[],
  looking: Looking,
): Kind[] {
  return owners.flatMap((owner) =>
    definitions
      .filter((definition) => placeOf(definition).table === owner.table)
      .filter((definition) => isShown(definition, looking))
      .map((definition) => ({ definition, owner })),
  );
}

function isShown(definition: DocumentDefinition, { staff, facts }: Looking): boolean {
  if (definition.bo_private && !staff) return false;
  if (!definition.show_conditioned) return true;
  const verdict = verdictOf(definition.condition, facts);
  return staff ? verdict !== false : verdict === true;
}

/**
 * Whether it is known what is required at these records: of a required kind whose condition asks for what is not known
 * here, nobody can say that it is complete.
 */
export function knowsRequired(
  definitions: readonly DocumentDefinition[],
  owners: readonly KnownOwner[],
  { staff, facts }: Looking,
): boolean {
  return definitions
    .filter(({ is_required, bo_private }) => is_required && (staff || !bo_private))
    .filter((definition) => owners.some(({ table }) => placeOf(definition).table === table))
    .every(({ condition }) => verdictOf(condition, facts) !== null);
}

const verdictOf = (condition: Condition | null, facts: DocumentFacts) =>
  condition === null || holdsAsFarAsKnown(condition, facts);

/**
 * The files of a kind at a record, by the list of the specification that its definition asks for: of a person, of a
 * project, of a record by table and key, or several associated with one.
 *
 * @throws ApiFailure
 */
export function filesOf(
  { definition, owner: { table, id } }: Kind,
  signal: AbortSignal,
): Promise<DocumentRecord[]> {
  const docId = definition.doc_id;
  const { association } = definition.extras;
  const { key } = placeOf(definition);
  if (association?.multi_association) {
    const query = {
      assoc_table: table,
      assoc_key: key,
      assoc_id: id,
      ...(association.relation && { assoc_relation: association.relation }),
    };
    return call(documentStorage.filesByAssociated, { params: { docId }, query }, { signal });
  }
  if (association || table === 'fg_locations') {
    return call(documentStorage.filesOfKey, { params: { docId, id, table, key } }, { signal });
  }
  const endpoint = table === 'users' ? documentStorage.filesOfUser : documentStorage.filesOfProject;
  return call(endpoint, { params: { docId, id } }, { signal });
}

/** A place for a file, with what was in it before. */
export interface FoundPlace {
  item: ChecklistItem;
  earlier: DocumentRecord[];
}

/** The places of a kind with the files of its list: several with one each, or one with its versions. */
export function placesOf(
  kind: Kind,
  files: readonly DocumentRecord[],
  looking: Looking,
): FoundPlace[] {
  const several = kind.definition.extras.association?.multi_association ?? false;
  if (!several) {
    const [current, ...earlier] = files.toSorted((a, b) =>
      b.updated_at.localeCompare(a.updated_at),
    );
    const item = itemOf(kind, current, { index: 0, of: 1 }, looking);
    return [{ item: { ...item, earlier: earlier.length }, earlier }];
  }
  // Of a server that does not say which is which, by their order.
  const taken = new Map(files.map((file, at) => [file.assoc_index ?? at, file]));
  const indexes = [...taken.keys()];
  const free = Array.from({ length: MAX_ASSOCIATED }, (_, index) => index).find(
    (index) => !taken.has(index),
  );
  if (free !== undefined) {
    const next = itemOf(kind, undefined, { index: free, of: indexes.length + 1 }, looking);
    // One more, for who may fill it; the first place is there in any case.
    if (files.length === 0 || next.can_upload) indexes.push(free);
  }
  return indexes
    .toSorted((a, b) => a - b)
    .map((index) => ({
      item: itemOf(kind, taken.get(index), { index, of: indexes.length }, looking),
      earlier: [],
    }));
}

function itemOf(
  { definition, owner }: Kind,
  record: DocumentRecord | undefined,
  { index, of }: { index: number; of: number },
  looking: Looking,
): ChecklistItem {
  const { table, key } = placeOf(definition);
  const blocked = blockedBecause(definition, looking);
  return {
    doc_id: definition.doc_id,
    name: t(definition.name),
    description: t(definition.description),
    indication: t(definition.indication),
    clasification: definition.clasification,
    clasification_2: definition.clasification_2,
    section_id: definition.section_id,
    field_name: definition.field_name,
    div_class: definition.div_class,
    // One of several is enough.
    is_required:
      definition.is_required &&
      index === 0 &&
      verdictOf(definition.condition, looking.facts) === true,
    verification_requiered: definition.verification_requiered,
    file_type: [...definition.file_type],
    db_table: table,
    db_field: key,
    owner_id: owner.id,
    is_associated: definition.extras.association !== null,
    assoc_index: index,
    place: placeText(owner.label, index, of),
    state: stateOf(definition, record),
    document: record ?? null,
    quarantined: false,
    earlier: 0,
    can_upload: !blocked && mayUpload(definition, looking) && record?.is_verified !== 'verificado',
    blocked_because: blocked,
    asked_no_more: false,
  };
}

function placeText(label: string | null, index: number, of: number): string | null {
  if (of < 2) return label;
  const file = t(slots.fileOfSeveral, { number: index + 1 });
  return label ? `${label}, ${file}` : file;
}

/** The specification's statuses; whatever else it says, the record waits, or needs no verification. */
function stateOf(
  { verification_requiered }: DocumentDefinition,
  record: DocumentRecord | undefined,
): ChecklistItem['state'] {
  if (!record) return 'missing';
  const { is_verified } = record;
  if (is_verified === 'verificado' || is_verified === 'rechazado') return is_verified;
  return verification_requiered ? 'pending' : 'loaded';
}

/** What is known to keep the place closed; of what is not known, the server decides. */
function blockedBecause({ condition, extras }: DocumentDefinition, { staff, facts }: Looking) {
  if (condition && !staff && verdictOf(condition, facts) === false) {
    return t(conditionWords.askedWhen, { condition: conditionInWords(condition) });
  }
  const { association } = extras;
  if (!association || isOpen(association, facts)) return null;
  return association.negative_message
    ? t(association.negative_message)
    : t(documents.uploadDisabled);
}

const isOpen = ({ condition, source }: DocumentAssociation, facts: DocumentFacts): boolean =>
  verdictOf(condition, source === 'user' ? factsOfPerson(facts) : facts) !== false;

function mayUpload(definition: DocumentDefinition, { staff, uploads }: Looking): boolean {
  if (staff) return definition.bo_private || definition.bo_editable;
  return uploads !== null && definition.uploaded_by.includes(uploads);
}
