import { links, registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { agentActivation } from '@contract/locales/es-MX/people/agent-activation';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { isWholeToken } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';

const endpoint = () => import('@contract/people/agents').then(({ agents }) => agents.activate);

/** An invited seller accepts. Who invites is said once the link was used: before, its address is all there is. */
export function AgentActivationPage() {
  const { token = '' } = usePublicPlace().params;
  const [installer, setInstaller] = useState<string>();
  if (installer) {
    return (
      <FormShell
        title={t(agentActivation.doneTitle, { installer })}
        explanation={t(agentActivation.done)}
      >
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  const another = <p>{t(agentActivation.another)}</p>;
  if (!isWholeToken(token)) {
    return (
      <FormShell title={t(links.goneTitle)} explanation={t(links.gone)}>
        {another}
      </FormShell>
    );
  }
  return (
    <FormShell
      title={t(agentActivation.title)}
      explanation={t(agentActivation.help)}
      aside={another}
    >
      <PublicForm
        load={async () => ({ body: (await endpoint()).body.omit({ token: true }) })}
        initial={{ password: '', terms: false }}
        secrets={['password']}
        submitLabel={t(agentActivation.accept)}
        onSubmit={async (body) => {
          const accepted = await call(await endpoint(), { body: { ...body, token } });
          setInstaller(accepted.installer);
        }}
      >
        <PublicTextField
          name="password"
          label={t(registration.password)}
          type="password"
          help={t(registration.passwordHelp)}
          autoComplete="new-password"
        />
        <PublicCheckbox name="terms" label={<Consent />} />
      </PublicForm>
    </FormShell>
  );
}
