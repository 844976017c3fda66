import { jobs } from '@contract/locales/es-MX/platform/jobs';
import { t } from '@portal/i18n';

/** When a queue works, in words, as its cron says it in Mexico City: "Cada hora, al minuto 05". */
export function cronText(cron: string | null): string {
  if (cron === null) return t(jobs.onDemand);
  const [minute = '', hour = ''] = cron.split(' ');
  if (minute === '*') return t(jobs.everyMinute);
  const mm = minute.padStart(2, '0');
  return hour === '*'
    ? t(jobs.hourly, { minute: mm })
    : t(jobs.daily, { hour: `${hour.padStart(2, '0')}:${mm}` });
}
