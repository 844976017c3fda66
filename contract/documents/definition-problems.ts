import { type Key, t } from '../kernel/words';
import { definitionFields } from '../locales/es-MX/documents/definition-fields';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import {
  type AssociationSource,
  associableWith,
  type DocumentTable,
  type Uploader,
} from './definition-parts';
import { type Condition, conditionFields, fieldsOf } from './document-conditions';

interface Checked {
  db_table: DocumentTable;
  condition: Condition | null;
  bo_private: boolean;
  bo_editable: boolean;
  uploaded_by: readonly Uploader[];
  of_co_obligor: boolean;
  association: {
    table: DocumentTable;
    condition: Condition | null;
    source: AssociationSource;
    negative_message: string | null;
  } | null;
}

interface Problem {
  path: string[];
  message: string;
}

/** What is wrong between the parts of a definition, each of which is right by itself. */
export function problemsOfDefinition(given: Checked): Problem[] {
  const { db_table, association, uploaded_by, bo_private, bo_editable } = given;
  const problems: Problem[] = [];
  const wrong = (path: string[], message: Key) => problems.push({ path, message: t(message) });

  if (!isKnown(given.condition, db_table === 'users' ? 'user' : 'project')) {
    wrong(['condition'], definitionFields.ofProjectOnly);
  }
  if (bo_private && uploaded_by.length > 0) {
    wrong(['uploaded_by'], definitionFields.privateIsStaffs);
  }
  if (!bo_private && !bo_editable && uploaded_by.length === 0) {
    wrong(['uploaded_by'], definitionFields.noUploader);
  }
  if (db_table === 'users' && uploaded_by.includes('supplier')) {
    wrong(['uploaded_by'], definitionFields.ownPapers);
  }
  if (given.of_co_obligor && uploaded_by.includes('supplier')) {
    wrong(['uploaded_by'], definitionFields.coObligorsOwn);
  }
  if (given.of_co_obligor && db_table === 'users') {
    wrong(['of_co_obligor'], definitionFields.noCoObligor);
  }
  // Whom it is asked of is whose it is: an installer would read the name of who answers for a credit.
  const asksOfCoObligor = [given.condition, association?.condition ?? null].some(
    (condition) => condition !== null && fieldsOf(condition).includes('has_co_obligor'),
  );
  if (asksOfCoObligor && !given.of_co_obligor) {
    wrong(['of_co_obligor'], definitionFields.ofCoObligor);
  }
  if (!association) return problems;

  if (!associableWith[db_table].includes(association.table)) {
    wrong(['association', 'table'], definitionFields.notAssociable);
  }
  if (association.source === 'project' && association.table === 'users') {
    wrong(['association', 'source'], definitionFields.noProject);
  }
  if (!isKnown(association.condition, association.source)) {
    wrong(['association', 'condition'], definitionFields.ofProjectOnly);
  }
  if (association.condition && !association.negative_message) {
    wrong(['association', 'negative_message'], fieldMessage.required);
  }
  return problems;
}

/** Whether all that a condition asks about is known of its source. */
const isKnown = (condition: Condition | null, source: AssociationSource) =>
  source === 'project' ||
  condition === null ||
  fieldsOf(condition).every((field) => conditionFields[field].of === 'user');
