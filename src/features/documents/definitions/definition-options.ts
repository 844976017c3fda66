import { documentExtensions } from '@contract/documents/definition-parts';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { documentGroups } from '@contract/locales/es-MX/documents/groups';
import { comparison } from '@contract/locales/es-MX/documents/queue';
import { texts } from '@portal/i18n';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What the form's lists offer. */
export const definitionOptions = {
  groups: optionsOf(texts(documentGroups)),
  widths: optionsOf(texts(definitionPages.widths)),
  tables: optionsOf(texts(definitionPages.tables)),
  uploaders: optionsOf(texts(definitionPages.uploaders)),
  sources: optionsOf(texts(definitionPages.sources)),
  compared: optionsOf(texts(comparison.fields)),
  types: documentExtensions.map((type) => ({ value: type, label: type.toUpperCase() })),
};
