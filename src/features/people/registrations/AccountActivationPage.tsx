import { TO_PROGRAM } from '@contract/kernel/public-paths';
import { registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { isWholeToken } from '@portal/ui/public/GoneLink';
import { LinkForm } from '@portal/ui/public/LinkForm';
import { NewPassword } from '@portal/ui/public/NewPassword';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';
import { useTextsRead } from '../legal/use-texts-read';
import { JoinProgram, keptInvitation, UseAccount } from './JoinProgram';
import { ReadLink } from './ReadLink';

const schema = () => import('./activation-schema').then((file) => ({ body: file.activationForm }));
const endpoint = () =>
  import('@contract/people/registrations').then(({ registrations }) => registrations.activate);

/** The mailbox's owner chooses the password: the registration had none. */
export function AccountActivationPage() {
  const { params, query } = usePublicPlace();
  const { token = '' } = params;
  const [kept] = useState(() => (isWholeToken(token) ? '' : keptInvitation()));
  const [isDone, setDone] = useState(false);
  // Whose account staff opened agrees to the texts here; until it is sent, its page does not know.
  const [asksConsent, setAsksConsent] = useState(false);
  const textsRead = useTextsRead();
  if (kept) return <JoinProgram token={kept} />;
  if (isDone) {
    return (
      <Done title={t(registration.activatedTitle)} explanation={t(registration.activatedHelp)} />
    );
  }
  return (
    <LinkForm
      token={token}
      title={t(registration.activateTitle)}
      explanation={t(registration.activateHelp)}
      submitLabel={t(registration.activate)}
      askAgain={
        <>
          <PublicLink href="/solicitar-activacion">{t(session.requestActivation)}</PublicLink>
          <PublicLink href="/login">{t(registration.activatedAlready)}</PublicLink>
          {isWholeToken(token) && query.has(TO_PROGRAM) ? <UseAccount token={token} /> : null}
        </>
      }
      load={schema}
      initial={{ password: '', terms: false }}
      onSubmit={async ({ password, terms }) => {
        const consent = terms ? { terms, ...(await textsRead()) } : {};
        try {
          await call(await endpoint(), { body: { token, password, ...consent } });
        } catch (failure) {
          if (failure instanceof ApiFailure && 'terms' in failure.fields) setAsksConsent(true);
          throw failure;
        }
        setDone(true);
      }}
    >
      <ReadLink token={token} action={t(registration.readLink)} />
      <NewPassword />
      {asksConsent ? <PublicCheckbox name="terms" label={<Consent />} /> : null}
    </LinkForm>
  );
}
