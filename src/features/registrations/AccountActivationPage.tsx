import { call } from '@portal/lib/call';
import { usePublicPlace } from '@portal/lib/public-place';
import { links, registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { isWholeToken } from '@portal/ui/public/RedeemLink';
import { useState } from 'react';

const loadEndpoint = () =>
  import('@contract/auth').then(({ registrations }) => registrations.activate);

/** The mailbox's owner chooses the password: whoever typed the address before has none. */
export function AccountActivationPage() {
  const { token = '' } = usePublicPlace().params;
  const [done, setDone] = useState(false);
  const askAgain = <PublicLink href="/solicitar-activacion">{words.requestActivation}</PublicLink>;
  if (done) {
    return (
      <FormShell title={registration.activatedTitle} explanation={registration.activatedHelp}>
        <PublicLink look="primary" block href="/login">
          {words.signIn}
        </PublicLink>
      </FormShell>
    );
  }
  if (!isWholeToken(token)) {
    return (
      <FormShell title={links.goneTitle} explanation={links.gone}>
        {askAgain}
      </FormShell>
    );
  }
  return (
    <FormShell
      title={registration.activateTitle}
      explanation={registration.activateHelp}
      aside={askAgain}
    >
      <PublicForm
        load={() => loadEndpoint().then(({ body }) => ({ body: body.pick({ password: true }) }))}
        initial={{ password: '' }}
        secrets={['password']}
        submitLabel={registration.activate}
        onSubmit={async ({ password }) => {
          await call(await loadEndpoint(), { body: { token, password } });
          setDone(true);
        }}
      >
        <PublicTextField
          name="password"
          label={registration.password}
          type="password"
          help={registration.passwordHelp}
          autoComplete="new-password"
        />
      </PublicForm>
    </FormShell>
  );
}
