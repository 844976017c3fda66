import { administrator } from '@contract/locales/es-MX/identity/administrator';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { LinkForm } from '@portal/ui/public/LinkForm';
import { NewPassword } from '@portal/ui/public/NewPassword';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';

const endpoint = () =>
  import('@contract/identity/administrators').then(({ administrators }) => administrators.create);

/** Opened by the link that the server printed: makes an administrator's account. */
export function AdministratorPage() {
  const { token = '' } = usePublicPlace().params;
  const [isDone, setDone] = useState(false);
  if (isDone)
    return <Done title={t(administrator.doneTitle)} explanation={t(administrator.done)} />;
  return (
    <LinkForm
      token={token}
      title={t(administrator.title)}
      explanation={t(administrator.help)}
      askAgain={<p>{t(administrator.another)}</p>}
      load={async () => ({ body: (await endpoint()).body.omit({ token: true }) })}
      initial={{ full_name: '', email: '', password: '' }}
      submitLabel={t(administrator.create)}
      onSubmit={async (body) => {
        await call(await endpoint(), { body: { ...body, token } });
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
      <NewPassword />
    </LinkForm>
  );
}
