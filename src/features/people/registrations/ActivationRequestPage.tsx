import { registration } from '@contract/locales/es-MX/identity/public';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { LinkRequest } from '@portal/ui/public/LinkRequest';

const load = () =>
  import('@contract/people/registrations').then(({ registrations }) => registrations.resend);

export function ActivationRequestPage() {
  return (
    <LinkRequest
      title={t(registration.activationTitle)}
      explanation={t(registration.activationHelp)}
      load={load}
      send={async (body) => call(await load(), { body })}
    />
  );
}
