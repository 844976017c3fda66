import { setUpI18n } from '@contract/kernel/word-setup';
import { createInstance } from 'i18next';

export { t, texts } from '@contract/kernel/words';

/**
 * The portal's i18next. Its resources are the parts of the catalogue imported so far: each travels with the
 * code that uses it. The language never changes at run time, so no hook is needed.
 */
export const i18n = createInstance();

setUpI18n(i18n);
