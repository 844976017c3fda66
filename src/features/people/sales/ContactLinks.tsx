import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { t } from '@portal/i18n';
import { formatPhone } from '@portal/ui/format';

/** A telephone that is called from where it is read. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="amount" href={`tel:${phone}`}>
    {formatPhone(phone)}
  </a>
);

/** A telephone that is written to by WhatsApp, which takes a number without its plus. */
export const WhatsAppLink = ({ phone, name }: { phone: string; name: string }) => (
  <a
    href={`https://wa.me/${phone.replace(/\D/g, '')}`}
    target="_blank"
    rel="noreferrer"
    aria-label={t(prospectWork.whatsAppTo, { name })}
  >
    {t(prospectWork.whatsApp)}
  </a>
);

/** An address that is written to from where it is read. */
export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
