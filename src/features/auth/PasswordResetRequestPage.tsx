import { call } from '@portal/lib/call';
import { passwordReset, registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useState } from 'react';

const load = () => import('@contract/auth').then(({ passwords }) => passwords.requestReset);

export function PasswordResetRequestPage() {
  const [answer, setAnswer] = useState<string>();
  return (
    <FormShell
      title={passwordReset.requestTitle}
      explanation={passwordReset.requestHelp}
      aside={<PublicLink href="/login">{words.signIn}</PublicLink>}
    >
      {answer ? (
        <PublicAlert tone="success">{answer}</PublicAlert>
      ) : (
        <PublicForm
          load={load}
          initial={{ email: '' }}
          submitLabel={registration.sendLink}
          onSubmit={async (body) => setAnswer((await call(await load(), { body })).message)}
        >
          <PublicTextField
            name="email"
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        </PublicForm>
      )}
    </FormShell>
  );
}
