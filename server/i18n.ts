import { wordFormats } from '@contract/kernel/word-formats';
import { sentences, translateWith } from '@contract/kernel/words';
import { createInstance } from 'i18next';

export { t, texts } from '@contract/kernel/words';

const i18n = createInstance();

void i18n.init({
  lng: 'es-MX',
  fallbackLng: false,
  initAsync: false,
  resources: { 'es-MX': { translation: sentences } },
  keySeparator: false,
  nsSeparator: false,
  // Mails are plain text and answers JSON; PDF is drawn.
  interpolation: { escapeValue: false },
});

for (const [name, format] of Object.entries(wordFormats))
  i18n.services.formatter?.add(name, format);

// What a person typed may look like i18next's own nesting; it stays what it is.
translateWith((key, values) => i18n.t(key, { ...values, nest: false }));
