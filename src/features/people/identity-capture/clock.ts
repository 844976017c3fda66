import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';

const hour = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Until what time of the day a link serves, and whose time it is; without the private area's formats. */
export const clock = (instant: string): string =>
  t(common.mexicoCityTime, { when: hour.format(new Date(instant)) });
