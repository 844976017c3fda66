import { common } from '@contract/locales/es-MX/kernel/common';
import { config } from '@portal/config';
import { t } from '@portal/i18n';

/** The way to write to the people behind the portal; nothing where no address is configured. */
export function SupportLink() {
  const { supportEmail } = config();
  if (!supportEmail) return null;
  return <a href={`mailto:${supportEmail}`}>{t(common.writeTo, { email: supportEmail })}</a>;
}
