import { passwordReset } from '@contract/locales/es-MX/identity/public';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { LinkRequest } from '@portal/ui/public/LinkRequest';

const load = () =>
  import('@contract/identity/auth').then(({ passwords }) => passwords.requestReset);

export function PasswordResetRequestPage() {
  return (
    <LinkRequest
      title={t(passwordReset.requestTitle)}
      explanation={t(passwordReset.requestHelp)}
      load={load}
      send={async (body) => call(await load(), { body })}
    />
  );
}
