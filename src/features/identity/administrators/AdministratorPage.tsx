import { administrator } from '@contract/locales/es-MX/identity/administrator';
import { links, registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { isWholeToken } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';

const load = () =>
  import('@contract/identity/auth').then(({ administrators }) => ({
    body: administrators.create.body.omit({ token: true }),
  }));

/** Opened by the link that the server printed: makes an administrator's account. */
export function AdministratorPage() {
  const { token = '' } = usePublicPlace().params;
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <FormShell title={t(administrator.doneTitle)} explanation={t(administrator.done)}>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  if (!isWholeToken(token)) {
    return (
      <FormShell title={t(links.goneTitle)} explanation={t(links.gone)}>
        <p>{t(administrator.another)}</p>
      </FormShell>
    );
  }
  return (
    <FormShell title={t(administrator.title)} explanation={t(administrator.help)}>
      <PublicForm
        load={load}
        initial={{ full_name: '', email: '', password: '' }}
        secrets={['password']}
        submitLabel={t(administrator.create)}
        onSubmit={async (body) => {
          const { administrators } = await import('@contract/identity/auth');
          await call(administrators.create, { body: { ...body, token } });
          setDone(true);
        }}
      >
        <PublicTextField
          name="full_name"
          label={t(administrator.fullName)}
          autoComplete="name"
          maxLength={120}
        />
        <PublicTextField
          name="email"
          label={t(session.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PublicTextField
          name="password"
          label={t(registration.password)}
          type="password"
          help={t(registration.passwordHelp)}
          autoComplete="new-password"
        />
      </PublicForm>
    </FormShell>
  );
}
