import { backofficeHome } from '@contract/locales/es-MX/platform/backoffice-home';
import { t } from '@portal/i18n';

const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'always' });
const MINUTE = 60_000;

/** Largest first; the age is shown in the first one that fits at least once. */
const units = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago an instant was, in whole days, hours or minutes: "hace 2 días". */
export function timeAgo(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  const unit = units.find(([, length]) => passed >= length);
  return unit ? relative.format(-Math.floor(passed / unit[1]), unit[0]) : t(backofficeHome.moment);
}
