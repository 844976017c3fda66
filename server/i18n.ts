import { setUpI18n } from '@contract/kernel/word-setup';
import { t } from '@contract/kernel/words';
import { common } from '@contract/locales/es-MX/kernel/common';
import { createInstance } from 'i18next';

export { t, texts } from '@contract/kernel/words';

setUpI18n(createInstance());

const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** "2 de marzo de 2026, 06:00 (hora de la Ciudad de México)". */
export const momentInWords = (instant: Date): string =>
  t(common.mexicoCityTime, { when: moment.format(instant) });
