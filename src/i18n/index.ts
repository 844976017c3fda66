import { wordFormats } from '@contract/kernel/word-formats';
import { sentences, translateWith } from '@contract/kernel/words';
import { createInstance } from 'i18next';

export { t, texts } from '@contract/kernel/words';

/**
 * The portal's i18next. Its resources are the parts of the catalogue imported so far: each travels with the
 * code that uses it. The language never changes at run time, so nothing waits for it and no hook is needed.
 */
export const i18n = createInstance();

void i18n.init({
  lng: 'es-MX',
  fallbackLng: false,
  initAsync: false,
  resources: { 'es-MX': { translation: sentences } },
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
});

for (const [name, format] of Object.entries(wordFormats))
  i18n.services.formatter?.add(name, format);

// What a person typed may look like i18next's own nesting; it stays what it is.
translateWith((key, values) => i18n.t(key, { ...values, nest: false }));
