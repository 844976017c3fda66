import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { t } from '@portal/i18n';

/** A version as people call it: 0 is what the product came with. */
export const versionName = (number: number): string =>
  number === 0 ? t(words.ownText) : t(words.numbered, { number });
