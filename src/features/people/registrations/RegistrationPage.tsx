import { registration } from '@contract/locales/es-MX/identity/public';
import { t } from '@portal/i18n';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { TypeChoice } from './TypeChoice';

export function RegistrationPage() {
  return (
    <div className="pub-stack">
      <div className="pub-intro">
        <h1>{t(registration.chooseTitle)}</h1>
        <p className="pub-muted">{t(registration.chooseHelp)}</p>
      </div>
      <TypeChoice />
      <div className="pub-aside">
        <PublicLink href="/login">{t(registration.haveAccount)}</PublicLink>
      </div>
    </div>
  );
}
