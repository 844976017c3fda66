import { call } from '@portal/lib/call';
import { usePublicPlace } from '@portal/lib/public-place';
import { registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useState } from 'react';

export function AccountActivationPage() {
  const { token = '' } = usePublicPlace().params;
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormShell title={registration.activatedTitle} explanation={registration.activatedHelp}>
        <PublicLink look="primary" block href="/login">
          {words.signIn}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={registration.activateTitle}
      help={registration.activateHelp}
      action={registration.activate}
      redeem={async () => {
        const { registrations } = await import('@contract/auth');
        await call(registrations.activate, { body: { token } });
        setDone(true);
      }}
      aside={<PublicLink href="/solicitar-activacion">{words.requestActivation}</PublicLink>}
    />
  );
}
