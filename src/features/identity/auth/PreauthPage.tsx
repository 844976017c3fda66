import { preauth } from '@portal/messages/public';
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
      title={preauth.title}
      help={preauth.help}
      action={preauth.open}
      redeem={async () => {
        await redeemPreauth(token);
        await enter(null);
      }}
    />
  );
}
