import type { Key } from '../kernel/words';
import type { documentGroups } from '../locales/es-MX/documents/groups';
import type { ComparedField } from './compared-fields';
import type {
  AssociationSource,
  DivClass,
  DocumentExtension,
  DocumentTable,
  Uploader,
} from './definition-parts';
import { type Condition, type DocumentFacts, holds } from './document-conditions';
import { personDefinitions } from './person-definitions';
import { projectDefinitions } from './project-definitions';

export interface DocumentAssociation<Words = Key> {
  /** Where the file is put, in place of the definition's own table and field. */
  table: DocumentTable;
  key: string;
  /** Uploading is open only while this holds; otherwise people read `negative_message`. */
  condition: Condition | null;
  source: AssociationSource;
  relation: 'project_id' | null;
  negative_message: Words | null;
  /** Several files of the kind at one record, each with its versions: the calls' `assocIndex`. */
  multi_association: boolean;
}

/**
 * One kind of document: the specification's definition and field config, with who may put it there. What people
 * read of it is a sentence of the catalogue here and a text in the server's table.
 */
export interface DocumentDefinition<Words = Key> {
  doc_id: number;
  name: Words;
  description: Words;
  indication: Words;
  is_required: boolean;
  verification_requiered: boolean;
  clasification: 'user' | 'project';
  clasification_2: DocumentGroup;
  /** Begins the name under which a copy is downloaded. */
  prefix: string;
  /** Allowed extensions, in lower case. */
  file_type: readonly DocumentExtension[];
  /** What it is attached to where it has no association: `{table}/{key}` of the calls that name them. */
  db_table: DocumentTable;
  db_field: string;
  /** The field of a form that asks for it; kinds that share it are asked for together. */
  field_name: string;
  /** Under which heading of a list its place is. */
  section_id: DocumentGroup;
  /** Hidden while its condition does not hold; otherwise its place shows, closed, with what it waits for. */
  show_conditioned: boolean;
  condition: Condition | null;
  bo_private: boolean;
  /** Staff may upload it although it is not private to them. */
  bo_editable: boolean;
  uploaded_by: readonly Uploader[];
  /** Says nothing of a person: several may be verified at once. */
  bulk_verifiable: boolean;
  /** Of a co-obligor, though it is among the papers of a credit: its installer learns how far it is, not what is in it. */
  of_co_obligor: boolean;
  /** What a reviewer holds it against; null for what its group is compared with. */
  compared_with: readonly ComparedField[] | null;
  div_class: DivClass;
  extras: { association: DocumentAssociation<Words> | null };
}

export type DocumentGroup = keyof typeof documentGroups;

/**
 * The kinds of document with which the product begins, and the portal's own configuration. A server with dated
 * definitions (`document_definitions`) goes by those, which begin as these do.
 */
export const documentDefinitions: readonly DocumentDefinition[] = [
  ...personDefinitions,
  ...projectDefinitions,
].toSorted((a, b) => a.doc_id - b.doc_id);

const byId = new Map(documentDefinitions.map((definition) => [definition.doc_id, definition]));

/** The definition with this number, or undefined. */
export function documentDefinition(docId: number): DocumentDefinition | undefined {
  return byId.get(docId);
}

/** True when the document is asked for with these facts: it has no condition, or its condition holds. */
export function applies(
  { condition }: Pick<DocumentDefinition, 'condition'>,
  facts: DocumentFacts,
): boolean {
  return condition === null || holds(condition, facts);
}

type Placed = Pick<DocumentDefinition<unknown>, 'db_table' | 'db_field' | 'extras'>;

/** The table and key under which its files are: those of the association, or its own. */
export function placeOf({ db_table, db_field, extras: { association } }: Placed) {
  return association
    ? { table: association.table, key: association.key }
    : { table: db_table, key: db_field };
}
