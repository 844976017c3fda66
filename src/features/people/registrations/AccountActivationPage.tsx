import { registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ChoosePassword } from '@portal/ui/public/ChoosePassword';
import { isWholeToken } from '@portal/ui/public/GoneLink';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { JoinProgram, keptInvitation, UseAccount } from './JoinProgram';

const endpoint = () =>
  import('@contract/people/registrations').then(({ registrations }) => registrations.activate);

/** The mailbox's owner chooses the password: the registration had none. */
export function AccountActivationPage() {
  const { token = '' } = usePublicPlace().params;
  const [kept] = useState(() => (isWholeToken(token) ? '' : keptInvitation()));
  if (kept) return <JoinProgram token={kept} />;
  return (
    <ChoosePassword
      title={t(registration.activateTitle)}
      explanation={t(registration.activateHelp)}
      submitLabel={t(registration.activate)}
      doneTitle={t(registration.activatedTitle)}
      done={t(registration.activatedHelp)}
      askAgain={
        <>
          <PublicLink href="/solicitar-activacion">{t(session.requestActivation)}</PublicLink>
          {isWholeToken(token) ? <UseAccount token={token} /> : null}
        </>
      }
      load={async () => ({ body: (await endpoint()).body.pick({ password: true }) })}
      redeem={async (body) => call(await endpoint(), { body })}
    />
  );
}
