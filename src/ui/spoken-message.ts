import { session } from '@contract/locales/es-MX/identity/session';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';

/** A server's message about a session, readable for people: its bare word for an invalid one is not. */
export const spokenMessage = (message: string): string =>
  message === t(errors.sessionInvalid) ? t(session.invalid) : message;
