import { call } from '@portal/lib/call';
import { usePublicPlace } from '@portal/lib/public-place';
import { registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { ChoosePassword } from '@portal/ui/public/ChoosePassword';
import { PublicLink } from '@portal/ui/public/PublicLink';

const loadEndpoint = () =>
  import('@contract/auth').then(({ registrations }) => registrations.activate);

/** The mailbox's owner chooses the password: whoever typed the address before has none. */
export function AccountActivationPage() {
  const { token = '' } = usePublicPlace().params;
  return (
    <ChoosePassword
      token={token}
      title={registration.activateTitle}
      explanation={registration.activateHelp}
      submitLabel={registration.activate}
      doneTitle={registration.activatedTitle}
      done={registration.activatedHelp}
      askAgain={<PublicLink href="/solicitar-activacion">{words.requestActivation}</PublicLink>}
      load={async () => ({ body: (await loadEndpoint()).body.pick({ password: true }) })}
      send={async ({ password }) => call(await loadEndpoint(), { body: { token, password } })}
    />
  );
}
