import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';

/** A count as it was found, or that there are more than were counted. */
export const countText = (shown: string, capped: boolean): string =>
  capped ? t(lists.orMore, { shown }) : shown;
