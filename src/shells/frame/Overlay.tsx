import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';

/** Shown while a screen is on its way; its renderer removes it when the navigation is done. */
export function Overlay() {
  return <div className="overlay" role="status" aria-label={t(common.loading)} />;
}
