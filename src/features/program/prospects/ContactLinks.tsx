import { formatPhone } from '@portal/ui/format';

/** A telephone that is called from where it is read. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="amount" href={`tel:${phone}`}>
    {formatPhone(phone)}
  </a>
);

/** An address that is written to from where it is read. */
export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
