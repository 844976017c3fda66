import { session } from '@contract/locales/es-MX/identity/session';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';

/** What a server says of a session, for people: its bare word for one that is not valid says nothing. */
export const spokenMessage = (message: string): string =>
  message === t(errors.sessionInvalid) ? t(session.ended) : message;
