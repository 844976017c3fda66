import { config } from '@portal/config';
import { common } from '@portal/messages/common';

/** The way to write to the people behind the portal; nothing where no address is configured. */
export function SupportLink() {
  const { supportEmail } = config();
  if (!supportEmail) return null;
  return <a href={`mailto:${supportEmail}`}>{common.writeTo(supportEmail)}</a>;
}
