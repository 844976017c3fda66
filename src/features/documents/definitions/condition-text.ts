import { conditionInWords } from '@contract/documents/condition-in-words';
import { readCondition } from '@contract/documents/document-condition-schema';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';

/** A condition as people read it, or that there is none; nothing while it is not complete. */
export function conditionText(value: unknown): string {
  if (value === null || value === undefined) return t(definitionPages.always);
  const read = readCondition(value);
  return read.ok ? conditionInWords(read.condition) : '';
}
