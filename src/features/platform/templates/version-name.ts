import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { t } from '@portal/i18n';

/** A version as people call it: the product's own words are the first, and a contract's have a number too. */
export const versionName = ({ number, is_own }: { number: number; is_own: boolean }): string => {
  if (!is_own) return t(words.numbered, { number });
  return number === 0 ? t(words.ownText) : t(words.ownNumbered, { number });
};
