import { call } from '@portal/api/call';
import { accountUnlock as words } from '@portal/messages/public';
import { session } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';

/** Opens the account that wrong passwords blocked, with the link of the mail that told of it. */
export function AccountUnlockPage() {
  const { token = '' } = usePublicPlace().params;
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormShell title={words.doneTitle} explanation={words.done}>
        <PublicLink look="primary" block href="/login">
          {session.signIn}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={words.title}
      help={words.help}
      action={words.open}
      redeem={async () => {
        const { auth } = await import('@contract/identity/auth');
        await call(auth.unlock, { body: { token } });
        setDone(true);
      }}
      aside={<PublicLink href="/password/reset">{session.forgot}</PublicLink>}
    />
  );
}
