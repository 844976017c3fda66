import { call } from '@portal/api/call';
import { registration as words } from '@portal/messages/public';
import { LinkRequest } from '@portal/ui/public/LinkRequest';

const load = () =>
  import('@contract/identity/auth').then(({ registrations }) => registrations.resend);

export function ActivationRequestPage() {
  return (
    <LinkRequest
      title={words.activationTitle}
      explanation={words.activationHelp}
      load={load}
      send={async (body) => call(await load(), { body })}
    />
  );
}
