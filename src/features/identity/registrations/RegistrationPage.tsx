import { registration } from '@portal/messages/public';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { TypeChoice } from './TypeChoice';

export function RegistrationPage() {
  return (
    <div className="pub-stack">
      <div className="pub-intro">
        <h1>{registration.chooseTitle}</h1>
        <p className="pub-muted">{registration.chooseHelp}</p>
      </div>
      <TypeChoice />
      <p>
        <PublicLink href="/login">{registration.haveAccount}</PublicLink>
      </p>
    </div>
  );
}
