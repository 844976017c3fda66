import { accountUnlock } from '@contract/locales/es-MX/identity/account-unlock';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';

/** Opens the account that wrong passwords blocked, with the link of the notification mail. */
export function AccountUnlockPage() {
  const { token = '' } = usePublicPlace().params;
  return (
    <RedeemLink
      token={token}
      title={t(accountUnlock.title)}
      help={t(accountUnlock.help)}
      action={t(accountUnlock.open)}
      redeem={async () => {
        const { auth } = await import('@contract/identity/auth');
        await call(auth.unlock, { body: { token } });
      }}
      done={<Done title={t(accountUnlock.doneTitle)} explanation={t(accountUnlock.done)} />}
      aside={<PublicLink href="/password/reset">{t(session.forgot)}</PublicLink>}
    />
  );
}
