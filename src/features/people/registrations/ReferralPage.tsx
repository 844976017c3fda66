import { registration } from '@contract/locales/es-MX/identity/public';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { usePublicPlace } from '@portal/ui/public-place';
import { useEffect, useState } from 'react';
import { countVisit } from './count-visit';
import { TypeChoice } from './TypeChoice';

/** A referral link: shows who invites, and is a normal registration that says so when nobody has the code. */
export function ReferralPage() {
  const { code = '' } = usePublicPlace().params;
  /** Null where nobody has the code; undefined until that is known. */
  const [inviter, setInviter] = useState<string | null>();
  useEffect(() => {
    let shown = true;
    void import('@contract/people/registrations')
      .then(({ registrations, referralVisits }) => {
        const tell = () => call(referralVisits.create, { params: { code } });
        countVisit(code, new Date().toDateString(), tell);
        return call(registrations.referral, { params: { code } });
      })
      .then(({ invited_by }) => shown && setInviter(invited_by))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [code]);
  return (
    <div className="pub-stack">
      <div className="pub-intro">
        <h1>{t(registration.chooseTitle)}</h1>
        <p className="pub-muted">
          {inviter
            ? t(registration.invited, { name: inviter })
            : t(inviter === null ? registration.invitedByUnknown : registration.choose)}
        </p>
      </div>
      <TypeChoice referralCode={inviter ? code : undefined} />
    </div>
  );
}
