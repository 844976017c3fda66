import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';

/** The label that closes a dialog, distinct from an action that itself cancels something. */
export const dismissText = (okText: string): string =>
  okText.startsWith(t(common.cancel)) ? t(common.back) : t(common.cancel);
