import { cameraExtensions, imageExtensions } from '../kernel/fields/file-extension';
import { definitionWords } from '../locales/es-MX/documents/definitions';
import type { Condition } from './document-conditions';
import type { DocumentAssociation, DocumentDefinition } from './document-definitions';

const scans = ['pdf', 'png', 'jpg', 'jpeg'] as const;

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
    show_conditioned: condition !== null,
    bo_private: false,
    bo_editable: false,
    uploaded_by: ['owner'],
    bulk_verifiable: false,
    of_co_obligor: false,
    compared_with: null,
    div_class: 'col-12 col-lg-6',
    extras: { association: null },
    ...fixed,
    ...given,
    condition,
  } satisfies DocumentDefinition;
}

export const ofUser = (given: Given): DocumentDefinition =>
  define(given, { clasification: 'user', db_table: 'users' });

export const ofProject = (given: Given): DocumentDefinition =>
  define(
    { uploaded_by: ['owner', 'supplier'], ...given },
    { clasification: 'project', db_table: 'projects' },
  );

/** One of the photographs that prove who a person is; the identity check asks for them, no credit's list. */
export const identityPhoto = (
  given: Omit<Given, 'clasification_2' | 'file_type'>,
): DocumentDefinition =>
  ofUser({
    clasification_2: 'identity',
    indication: definitionWords.sharp,
    file_type: cameraExtensions,
    ...given,
  });

/** Several files of a kind at one record, open at any time. */
export const severalAt = (
  table: 'users' | 'projects',
  key: string,
): { association: DocumentAssociation } => ({
  association: {
    table,
    key,
    condition: null,
    source: table === 'users' ? 'user' : 'project',
    relation: null,
    negative_message: null,
    multi_association: true,
  },
});

/** From the signed contract on. */
export const beingInstalled: Condition = {
  field: 'project_status',
  op: 'in',
  value: ['installing', 'repaying'],
};

/** A photograph of an installation site; it waits until there is something to photograph. */
export const photo = (
  given: Omit<Given, 'clasification_2' | 'prefix'>,
  several = false,
): DocumentDefinition =>
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
          condition: beingInstalled,
          source: 'project',
          relation: 'project_id',
          negative_message: definitionWords.photosLater,
          multi_association: several,
        },
      },
      ...given,
    },
    { clasification: 'project', db_table: 'fg_locations' },
  );
