import { registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { useState } from 'react';
import type * as z from 'zod';
import { FormShell } from './FormShell';
import { PublicAlert } from './PublicAlert';
import { PublicForm } from './PublicForm';
import { PublicLink } from './PublicLink';
import { PublicTextField } from './PublicTextField';
import type { PublicFormOptions } from './use-public-form';

interface LinkRequestProps<S extends z.ZodType> {
  title: string;
  explanation: string;
  load: PublicFormOptions<S>['load'];
  send: (body: z.output<S>) => Promise<{ message: string }>;
}

/** Asks for an address and has a link sent there; the answer is the same whether or not it is known. */
export function LinkRequest<S extends z.ZodType>({
  title,
  explanation,
  load,
  send,
}: LinkRequestProps<S>) {
  const [answer, setAnswer] = useState<string>();
  return (
    <FormShell
      title={title}
      explanation={explanation}
      aside={<PublicLink href="/login">{t(session.signIn)}</PublicLink>}
    >
      {answer ? (
        <PublicAlert tone="success">{answer}</PublicAlert>
      ) : (
        <PublicForm
          load={load}
          initial={{ email: '' }}
          submitLabel={t(registration.sendLink)}
          onSubmit={async (body) => setAnswer((await send(body)).message)}
        >
          <PublicTextField
            name="email"
            label={t(session.email)}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        </PublicForm>
      )}
    </FormShell>
  );
}
