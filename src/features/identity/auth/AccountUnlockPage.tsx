import { accountUnlock } from '@contract/locales/es-MX/identity/account-unlock';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';

/** Opens the account that wrong passwords blocked, with the link of the notification mail. */
export function AccountUnlockPage() {
  const { token = '' } = usePublicPlace().params;
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormShell title={t(accountUnlock.doneTitle)} explanation={t(accountUnlock.done)}>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={t(accountUnlock.title)}
      help={t(accountUnlock.help)}
      action={t(accountUnlock.open)}
      redeem={async () => {
        const { auth } = await import('@contract/identity/auth');
        await call(auth.unlock, { body: { token } });
        setDone(true);
      }}
      aside={<PublicLink href="/password/reset">{t(session.forgot)}</PublicLink>}
    />
  );
}
