import { registration } from '@contract/locales/es-MX/identity/public';
import { agentActivation } from '@contract/locales/es-MX/people/agent-activation';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { LinkForm } from '@portal/ui/public/LinkForm';
import { NewPassword } from '@portal/ui/public/NewPassword';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';
import { useTextsRead } from '../legal/use-texts-read';
import { ReadLink } from '../registrations/ReadLink';

const endpoint = () => import('@contract/people/agents').then(({ agents }) => agents.activate);

/** An invited seller accepts, once they have seen who invites if they want to. */
export function AgentActivationPage() {
  const { token = '' } = usePublicPlace().params;
  const [installer, setInstaller] = useState<string>();
  const textsRead = useTextsRead();
  if (installer) {
    return (
      <Done
        title={t(agentActivation.doneTitle, { installer })}
        explanation={t(agentActivation.done)}
      />
    );
  }
  return (
    <LinkForm
      token={token}
      title={t(agentActivation.title)}
      explanation={t(agentActivation.help)}
      askAgain={
        <>
          <p>{t(agentActivation.another)}</p>
          <PublicLink href="/login">{t(registration.haveAccount)}</PublicLink>
        </>
      }
      load={async () => ({ body: (await endpoint()).body.omit({ token: true }) })}
      initial={{ password: '', terms: false }}
      submitLabel={t(agentActivation.accept)}
      onSubmit={async (body) => {
        const accepted = await call(await endpoint(), {
          body: { ...body, token, ...(await textsRead()) },
        });
        setInstaller(accepted.installer);
      }}
    >
      <ReadLink token={token} action={t(registration.readInvitation)} />
      <NewPassword />
      <PublicCheckbox name="terms" label={<Consent />} />
    </LinkForm>
  );
}
