import { setUpI18n } from '@contract/kernel/word-setup';
import { createInstance } from 'i18next';

export { t, texts } from '@contract/kernel/words';

setUpI18n(createInstance());
