import { imageExtensions } from '../kernel/fields/file-extension';
import type { Key } from '../kernel/words';
import { definitionWords } from '../locales/es-MX/documents/definitions';
import type { documentGroups } from '../locales/es-MX/documents/groups';
import { type Condition, type DocumentFacts, holds } from './document-conditions';
import { identityPhotos } from './identity-photos';

/** Tables that documents may belong to, by their name on the wire. */
export type DocumentTable = 'users' | 'projects' | 'fg_locations';

export type DocumentExtension = 'pdf' | 'png' | 'jpg' | 'jpeg' | 'bmp' | 'xml';

export interface DocumentAssociation<Words = Key> {
  table: DocumentTable;
  key: string;
  /** Uploading is open only while this holds; otherwise people read `negative_message`. */
  condition: Condition;
  /** Whose facts the condition asks about. */
  source: 'project';
  /** Column of the associated table that leads to the source. */
  relation: 'project_id';
  negative_message: Words;
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
  /** What it is attached to: `{table}/{key}` of the calls that name them. */
  db_table: DocumentTable;
  db_field: string;
  field_name: string;
  section_id: string;
  show_conditioned: boolean;
  condition: Condition | null;
  bo_private: boolean;
  /** Staff may upload it although it is not private to them. */
  bo_editable: boolean;
  /** Who uploads it besides staff: the person it is about, the supplier of the project. */
  uploaded_by: readonly ('owner' | 'supplier')[];
  div_class: string;
  extras: { association: DocumentAssociation<Words> | null };
}

export type DocumentGroup = keyof typeof documentGroups;

const scans = ['pdf', 'png', 'jpg', 'jpeg'] as const;
/** What cameras make. */
const pictures = ['png', 'jpg', 'jpeg'] as const;

const legalEntity: Condition = { fact: 'person', in: ['legal_entity'] };
const individual: Condition = { fact: 'person', in: ['individual'] };

type Given = Pick<
  DocumentDefinition,
  'doc_id' | 'name' | 'description' | 'clasification_2' | 'prefix' | 'db_field'
> &
  Partial<DocumentDefinition>;

/** A definition with the values most of them share. */
function define(given: Given, fixed: Pick<DocumentDefinition, 'clasification' | 'db_table'>) {
  const condition = given.condition ?? null;
  return {
    indication: definitionWords.wholeCopy,
    is_required: false,
    verification_requiered: true,
    file_type: scans,
    field_name: given.db_field,
    section_id: given.clasification_2,
    bo_private: false,
    bo_editable: false,
    uploaded_by: ['owner'],
    div_class: 'col-12 col-lg-6',
    extras: { association: null },
    ...fixed,
    ...given,
    condition,
    show_conditioned: condition !== null,
  } satisfies DocumentDefinition;
}

const ofUser = (given: Given): DocumentDefinition =>
  define(given, { clasification: 'user', db_table: 'users' });

const ofProject = (given: Given): DocumentDefinition =>
  define(
    { uploaded_by: ['owner', 'supplier'], ...given },
    { clasification: 'project', db_table: 'projects' },
  );

/** One of the photographs that prove who a person is; the identity check asks for them, no credit's list. */
const identityPhoto = (given: Omit<Given, 'clasification_2' | 'file_type'>): DocumentDefinition =>
  ofUser({
    clasification_2: 'identity',
    indication: definitionWords.sharp,
    file_type: pictures,
    ...given,
  });

/** A photograph of an installation site; it waits until there is something to photograph. */
const photo = (given: Omit<Given, 'clasification_2' | 'prefix'>): DocumentDefinition =>
  define(
    {
      clasification_2: 'installation',
      prefix: 'EVI',
      indication: definitionWords.photo,
      file_type: imageExtensions,
      uploaded_by: ['supplier'],
      extras: {
        association: {
          table: 'fg_locations',
          key: given.db_field,
          condition: { fact: 'project_status', in: ['installing', 'repaying'] },
          source: 'project',
          relation: 'project_id',
          negative_message: definitionWords.photosLater,
          multi_association: false,
        },
      },
      ...given,
    },
    { clasification: 'project', db_table: 'fg_locations' },
  );

/**
 * The kinds of document with which the product begins, and the portal's own configuration. A server with dated
 * definitions (`document_definitions`) goes by those, which begin as these do. What a credit cannot do without is kept short: who
 * the applicant is, and the electricity bill, which proves the address and the consumption that the
 * system is sized for; a company adds its deed and the power of who signs.
 */
export const documentDefinitions: readonly DocumentDefinition[] = [
  ofUser({
    doc_id: 1,
    name: definitionWords.officialId,
    description: definitionWords.officialIdHelp,
    indication: definitionWords.bothSides,
    is_required: true,
    clasification_2: 'identity',
    prefix: 'IDE',
    db_field: 'identificacion_oficial',
  }),
  ofUser({
    doc_id: 2,
    name: definitionWords.addressProof,
    description: definitionWords.addressProofHelp,
    clasification_2: 'address',
    prefix: 'DOM',
    db_field: 'comprobante_domicilio',
  }),
  ofUser({
    doc_id: 3,
    name: definitionWords.curp,
    description: definitionWords.curpHelp,
    clasification_2: 'identity',
    prefix: 'CURP',
    db_field: 'curp',
    condition: individual,
  }),
  ofUser({
    doc_id: 4,
    name: definitionWords.fiscal,
    description: definitionWords.fiscalHelp,
    clasification_2: 'fiscal',
    prefix: 'CSF',
    db_field: 'constancia_situacion_fiscal',
    file_type: ['pdf'],
  }),
  ofUser({
    doc_id: 5,
    name: definitionWords.deed,
    description: definitionWords.deedHelp,
    is_required: true,
    clasification_2: 'legal',
    prefix: 'ACT',
    db_field: 'acta_constitutiva',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  ofUser({
    doc_id: 6,
    name: definitionWords.power,
    description: definitionWords.powerHelp,
    is_required: true,
    clasification_2: 'legal',
    prefix: 'POD',
    db_field: 'poder_notarial',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  identityPhoto({
    doc_id: identityPhotos.front,
    name: definitionWords.idFront,
    description: definitionWords.idFrontHelp,
    prefix: 'IDF',
    db_field: 'identificacion_frente',
  }),
  identityPhoto({
    doc_id: identityPhotos.back,
    name: definitionWords.idBack,
    description: definitionWords.idBackHelp,
    prefix: 'IDR',
    db_field: 'identificacion_reverso',
  }),
  identityPhoto({
    doc_id: identityPhotos.face,
    name: definitionWords.face,
    description: definitionWords.faceHelp,
    prefix: 'ROS',
    db_field: 'rostro',
  }),
  ofProject({
    doc_id: 10,
    name: definitionWords.bill,
    description: definitionWords.billHelp,
    is_required: true,
    clasification_2: 'energy',
    prefix: 'LUZ',
    db_field: 'recibo_luz',
  }),
  ofProject({
    doc_id: 11,
    name: definitionWords.quote,
    description: definitionWords.quoteHelp,
    clasification_2: 'sale',
    prefix: 'COT',
    db_field: 'cotizacion_firmada',
  }),
  ofProject({
    doc_id: 12,
    name: definitionWords.datasheet,
    description: definitionWords.datasheetHelp,
    verification_requiered: false,
    clasification_2: 'sale',
    prefix: 'FIC',
    db_field: 'ficha_tecnica',
    file_type: ['pdf'],
    uploaded_by: ['supplier'],
  }),
  ofProject({
    doc_id: 13,
    name: definitionWords.invoice,
    description: definitionWords.invoiceHelp,
    indication: definitionWords.xml,
    verification_requiered: false,
    clasification_2: 'sale',
    prefix: 'CFDI',
    db_field: 'factura_sistema',
    file_type: ['xml'],
    uploaded_by: ['supplier'],
  }),
  photo({
    doc_id: 20,
    name: definitionWords.before,
    description: definitionWords.beforeHelp,
    db_field: 'foto_antes',
  }),
  photo({
    doc_id: 21,
    name: definitionWords.after,
    description: definitionWords.afterHelp,
    is_required: true,
    db_field: 'foto_instalado',
  }),
  photo({
    doc_id: 22,
    name: definitionWords.meter,
    description: definitionWords.meterHelp,
    db_field: 'foto_medidor',
    condition: { fact: 'product', in: ['photovoltaic'] },
  }),
  ofProject({
    doc_id: 30,
    name: definitionWords.opinion,
    description: definitionWords.opinionHelp,
    verification_requiered: false,
    clasification_2: 'internal',
    prefix: 'DIC',
    db_field: 'dictamen',
    file_type: ['pdf'],
    bo_private: true,
    uploaded_by: [],
  }),
];

const byId = new Map(documentDefinitions.map((definition) => [definition.doc_id, definition]));

/** The definition with this number, or undefined. */
export function documentDefinition(docId: number): DocumentDefinition | undefined {
  return byId.get(docId);
}

/** True when the document has a place for these facts: it has no condition, or its condition holds. */
export function applies(
  { condition }: Pick<DocumentDefinition, 'condition'>,
  facts: DocumentFacts,
): boolean {
  return condition === null || holds(condition, facts);
}
