import { wordFormats } from './word-formats';
import { sentences, translateWith } from './words';

const options = {
  lng: 'es-MX',
  fallbackLng: false,
  // The language never changes at run time, so nothing waits for it.
  initAsync: false,
  resources: { 'es-MX': { translation: sentences } },
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it shows; mails are plain text, answers JSON, and PDF is drawn.
  interpolation: { escapeValue: false },
} as const;

type Format = (typeof wordFormats)[keyof typeof wordFormats];

/** The part of i18next used here: each program brings its own instance, and the contract depends on none. */
interface I18n {
  init(settings: typeof options): unknown;
  services: { formatter?: { add(name: string, format: Format): void } };
  t(key: string, values: Record<string, unknown>): string;
}

/** Sets up an instance of i18next with the catalogue, its formats, and the parts of it that are imported later. */
export function setUpI18n(i18n: I18n): void {
  void i18n.init(options);
  for (const [name, format] of Object.entries(wordFormats)) {
    i18n.services.formatter?.add(name, format);
  }
  // What a person typed may look like i18next's own nesting; it stays what it is.
  translateWith((key, values) => i18n.t(key, { ...values, nest: false }));
}
