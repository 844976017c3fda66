import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';

/** What narrowing by months and by owner means of a target. */
export function noteOf({ from, to, owner }: ProspectsQuery): string {
  return [from || to ? t(words.periodNote) : '', owner ? t(words.ownerNote) : '']
    .filter(Boolean)
    .join('. ');
}
