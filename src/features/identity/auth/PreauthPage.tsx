import { preauth } from '@contract/locales/es-MX/identity/preauth';
import { t } from '@portal/i18n';
import { enter } from '@portal/screens/enter';
import { redeemPreauth } from '@portal/session/sign-in';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';

/** Opens the extended session that an administrator minted, by the press of a button. */
export function PreauthPage() {
  const { token = '' } = usePublicPlace().params;
  return (
    <RedeemLink
      token={token}
      title={t(preauth.title)}
      help={t(preauth.help)}
      action={t(preauth.open)}
      redeem={async () => {
        await redeemPreauth(token);
        await enter(null);
      }}
    />
  );
}
