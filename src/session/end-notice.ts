import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { spokenMessage } from '@portal/ui/spoken-message';
import type { SessionState } from './state';

/** What a person who signs in again reads of the session that ended here: why, or that it is not valid; null of none. */
export function endNotice({
  message,
  invalid,
}: Pick<SessionState, 'message' | 'invalid'>): string | null {
  if (message) return spokenMessage(message);
  return invalid ? t(session.invalid) : null;
}
