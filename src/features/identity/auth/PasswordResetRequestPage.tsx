import { call } from '@portal/api/call';
import { passwordReset as words } from '@portal/messages/public';
import { LinkRequest } from '@portal/ui/public/LinkRequest';

const load = () =>
  import('@contract/identity/auth').then(({ passwords }) => passwords.requestReset);

export function PasswordResetRequestPage() {
  return (
    <LinkRequest
      title={words.requestTitle}
      explanation={words.requestHelp}
      load={load}
      send={async (body) => call(await load(), { body })}
    />
  );
}
