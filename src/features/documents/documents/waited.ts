import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';

const MINUTE_MS = 60_000;

/** For how long something waits, as a list says it: minutes, then hours, from two days on days. */
export function waitedText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return t(queue.waitedMinutes, { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t(queue.waitedHours, { hours });
  return t(queue.waitedDays, { count: Math.floor(hours / 24) });
}
