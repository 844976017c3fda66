import { stepUp } from '@contract/locales/es-MX/identity/step-up';
import { t } from '@portal/i18n';

/** How long a code serves, in the unit in which that is a whole number. */
export const expiresText = (seconds: number): string =>
  seconds % 60 === 0
    ? t(stepUp.expiresInMinutes, { count: seconds / 60 })
    : t(stepUp.expiresInSeconds, { seconds });
