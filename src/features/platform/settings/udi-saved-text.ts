import { settings } from '@contract/locales/es-MX/platform/settings';
import { t } from '@portal/i18n';

/** How many days got a value, and how many had it already. */
export const udiSavedText = (added: number, known: number): string =>
  [
    t(settings.udiAdded, { count: added }),
    ...(known > 0 ? [t(settings.udiKnown, { count: known })] : []),
  ].join(' ');
