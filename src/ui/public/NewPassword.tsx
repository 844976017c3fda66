import { registration } from '@contract/locales/es-MX/identity/public';
import { t } from '@portal/i18n';
import { PublicTextField } from './PublicTextField';

/** The field in which a password is chosen, with its rules under it. */
export function NewPassword() {
  return (
    <PublicTextField
      name="password"
      label={t(registration.password)}
      type="password"
      help={t(registration.passwordHelp)}
      autoComplete="new-password"
    />
  );
}
