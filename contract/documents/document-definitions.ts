import { type Condition, type DocumentFacts, holds } from './document-conditions';

/** Tables that documents may belong to, by their name on the wire. */
export type DocumentTable = 'users' | 'projects' | 'fg_locations';

export type DocumentExtension = 'pdf' | 'png' | 'jpg' | 'jpeg' | 'bmp' | 'xml';

export interface DocumentAssociation {
  table: DocumentTable;
  key: string;
  /** Uploading is open only while this holds; otherwise people read `negative_message`. */
  condition: Condition;
  /** Whose facts the condition asks about. */
  source: 'project';
  /** Column of the associated table that leads to the source. */
  relation: 'project_id';
  negative_message: string;
  multi_association: boolean;
}

/** One kind of document: the specification's definition and field config, with who may put it there. */
export interface DocumentDefinition {
  doc_id: number;
  name: string;
  description: string;
  indication: string;
  is_required: boolean;
  verification_requiered: boolean;
  clasification: 'user' | 'project';
  clasification_2: DocumentGroup;
  /** Begins the name under which a copy is downloaded. */
  prefix: string;
  /** Allowed extensions, in lower case. */
  file_type: readonly DocumentExtension[];
  /** Where it hangs: `{table}/{key}` of the calls that name them. */
  db_table: DocumentTable;
  db_field: string;
  field_name: string;
  section_id: string;
  show_conditioned: boolean;
  condition: Condition | null;
  bo_private: boolean;
  /** Staff may upload it although it is not private to them. */
  bo_editable: boolean;
  /** Who uploads it besides staff: the person it speaks of, the supplier of the project. */
  uploaded_by: readonly ('owner' | 'supplier')[];
  div_class: string;
  extras: { association: DocumentAssociation | null };
}

/** Second classification, in the order in which people see it. */
export const documentGroups = {
  identity: 'Identidad',
  address: 'Domicilio',
  fiscal: 'Fiscal',
  legal: 'Empresa',
  energy: 'Consumo de energía',
  sale: 'Venta del sistema',
  installation: 'Evidencias de instalación',
  internal: 'Uso interno',
} as const;

export type DocumentGroup = keyof typeof documentGroups;

/** The specification's image extensions. */
const images = ['png', 'jpg', 'jpeg', 'bmp'] as const;
const scans = ['pdf', 'png', 'jpg', 'jpeg'] as const;

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
    indication: 'Sube una copia completa y legible.',
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

/** A photograph of an installation site; it waits until there is something to photograph. */
const photo = (given: Omit<Given, 'clasification_2' | 'prefix'>): DocumentDefinition =>
  define(
    {
      clasification_2: 'installation',
      prefix: 'EVI',
      indication: 'Toma la fotografía en el sitio, con luz y sin filtros.',
      file_type: images,
      uploaded_by: ['supplier'],
      extras: {
        association: {
          table: 'fg_locations',
          key: given.db_field,
          condition: { fact: 'project_status', in: ['installing', 'repaying'] },
          source: 'project',
          relation: 'project_id',
          negative_message:
            'Podrás subir las fotografías cuando el contrato esté firmado y comience la instalación.',
          multi_association: false,
        },
      },
      ...given,
    },
    { clasification: 'project', db_table: 'fg_locations' },
  );

/**
 * Every kind of document that the product knows. What a credit cannot do without is kept short: who
 * the applicant is, and the electricity bill, which proves the address and the consumption that the
 * system is sized for; a company adds its deed and the power of who signs.
 */
export const documentDefinitions: readonly DocumentDefinition[] = [
  ofUser({
    doc_id: 1,
    name: 'Identificación oficial',
    description:
      'INE, pasaporte o cédula profesional vigente; de una empresa, la de su representante legal.',
    indication: 'Sube ambos lados en un solo archivo.',
    is_required: true,
    clasification_2: 'identity',
    prefix: 'IDE',
    db_field: 'identificacion_oficial',
  }),
  ofUser({
    doc_id: 2,
    name: 'Comprobante de domicilio',
    description: 'Recibo de servicios o estado de cuenta de los últimos tres meses.',
    clasification_2: 'address',
    prefix: 'DOM',
    db_field: 'comprobante_domicilio',
  }),
  ofUser({
    doc_id: 3,
    name: 'CURP',
    description: 'Constancia de la Clave Única de Registro de Población.',
    clasification_2: 'identity',
    prefix: 'CURP',
    db_field: 'curp',
    condition: individual,
  }),
  ofUser({
    doc_id: 4,
    name: 'Constancia de situación fiscal',
    description: 'La que emite el SAT, con antigüedad menor a tres meses.',
    clasification_2: 'fiscal',
    prefix: 'CSF',
    db_field: 'constancia_situacion_fiscal',
    file_type: ['pdf'],
  }),
  ofUser({
    doc_id: 5,
    name: 'Acta constitutiva',
    description: 'Con los datos de inscripción en el Registro Público de Comercio.',
    is_required: true,
    clasification_2: 'legal',
    prefix: 'ACT',
    db_field: 'acta_constitutiva',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  ofUser({
    doc_id: 6,
    name: 'Poder notarial',
    description: 'Del representante legal, con facultades para actos de administración.',
    is_required: true,
    clasification_2: 'legal',
    prefix: 'POD',
    db_field: 'poder_notarial',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  ofProject({
    doc_id: 10,
    name: 'Recibo de luz',
    description: 'El más reciente del domicilio donde se instalará, con el historial de consumo.',
    is_required: true,
    clasification_2: 'energy',
    prefix: 'LUZ',
    db_field: 'recibo_luz',
  }),
  ofProject({
    doc_id: 11,
    name: 'Cotización firmada',
    description: 'La del instalador, aceptada con tu firma.',
    clasification_2: 'sale',
    prefix: 'COT',
    db_field: 'cotizacion_firmada',
  }),
  ofProject({
    doc_id: 12,
    name: 'Ficha técnica del equipo',
    description: 'La del fabricante, del equipo que se instalará.',
    verification_requiered: false,
    clasification_2: 'sale',
    prefix: 'FIC',
    db_field: 'ficha_tecnica',
    file_type: ['pdf'],
    uploaded_by: ['supplier'],
  }),
  ofProject({
    doc_id: 13,
    name: 'Factura del sistema',
    description: 'El CFDI del sistema instalado, en XML.',
    indication: 'Sube el archivo XML tal como lo entrega el SAT.',
    verification_requiered: false,
    clasification_2: 'sale',
    prefix: 'CFDI',
    db_field: 'factura_sistema',
    file_type: ['xml'],
    uploaded_by: ['supplier'],
  }),
  photo({
    doc_id: 20,
    name: 'Fotografía del sitio antes de instalar',
    description: 'El lugar completo, sin el sistema.',
    db_field: 'foto_antes',
  }),
  photo({
    doc_id: 21,
    name: 'Fotografía del sistema instalado',
    description: 'El sistema completo, terminado y en su lugar.',
    is_required: true,
    db_field: 'foto_instalado',
  }),
  photo({
    doc_id: 22,
    name: 'Fotografía del medidor',
    description: 'El medidor bidireccional, con su número legible.',
    db_field: 'foto_medidor',
    condition: { fact: 'product', in: ['photovoltaic'] },
  }),
  ofProject({
    doc_id: 30,
    name: 'Dictamen de crédito',
    description: 'Análisis y opinión sobre la solicitud.',
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
export function applies(definition: DocumentDefinition, facts: DocumentFacts): boolean {
  return definition.condition === null || holds(definition.condition, facts);
}

/** Why nothing may be uploaded yet, in the words of the definition; null when it may. */
export function blockedBecause(
  definition: DocumentDefinition,
  facts: DocumentFacts,
): string | null {
  const { association } = definition.extras;
  if (!association || holds(association.condition, facts)) return null;
  return association.negative_message;
}
