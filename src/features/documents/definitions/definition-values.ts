import type { DefinitionRow, definitionRows } from '@contract/documents/definition-rows';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type * as z from 'zod';

/** A definition as its form holds it. */
export type DefinitionValues = z.input<typeof definitionRows.create.body>;

const tomorrow = (): Day => addDays(dayInMexicoCity(new Date()), 1);

/** A kind of document that is still to be described: a paper of a person, asked of everyone. */
export const newDefinition = (): DefinitionValues => ({
  name: '',
  description: '',
  indication: '',
  is_required: false,
  verification_requiered: true,
  clasification_2: 'identity',
  section_id: 'identity',
  prefix: '',
  file_type: ['pdf'],
  db_table: 'users',
  db_field: '',
  field_name: '',
  show_conditioned: true,
  condition: null,
  bo_private: false,
  bo_editable: false,
  uploaded_by: ['owner'],
  bulk_verifiable: false,
  of_co_obligor: false,
  compared_with: [],
  div_class: 'col-12 col-lg-6',
  association: null,
  valid_from: tomorrow(),
  source: '',
});

/** What is asked now, to be changed from tomorrow on. */
export function valuesOf(row: DefinitionRow): DefinitionValues {
  const { association } = row;
  return {
    name: row.name,
    description: row.description,
    indication: row.indication,
    is_required: row.is_required,
    verification_requiered: row.verification_requiered,
    clasification_2: row.clasification_2,
    section_id: row.section_id,
    prefix: row.prefix,
    file_type: row.file_type,
    db_table: row.db_table,
    db_field: row.db_field,
    field_name: row.field_name,
    show_conditioned: row.show_conditioned,
    condition: row.condition,
    bo_private: row.bo_private,
    bo_editable: row.bo_editable,
    uploaded_by: row.uploaded_by,
    bulk_verifiable: row.bulk_verifiable,
    of_co_obligor: row.of_co_obligor,
    compared_with: row.compared_with ?? [],
    div_class: row.div_class,
    association: association && {
      table: association.table,
      key: association.key,
      condition: association.condition,
      source: association.source,
      negative_message: association.negative_message,
      multi_association: association.multi_association,
    },
    valid_from: tomorrow(),
    source: '',
  };
}
