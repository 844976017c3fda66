import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { useState } from 'react';
import type * as z from 'zod';
import { PublicAlert } from './PublicAlert';
import { PublicForm } from './PublicForm';
import { PublicTextField } from './PublicTextField';
import type { PublicFormOptions } from './use-public-form';

export interface SendLinkFormProps<S extends z.ZodType> {
  submitLabel: string;
  load: PublicFormOptions<S>['load'];
  send: (body: z.output<S>) => Promise<{ message: string }>;
}

/** Asks for an address and has a link sent there; the answer is the same whether or not it is known. */
export function SendLinkForm<S extends z.ZodType>({
  submitLabel,
  load,
  send,
}: SendLinkFormProps<S>) {
  const [answer, setAnswer] = useState<string>();
  if (answer) return <PublicAlert tone="success">{answer}</PublicAlert>;
  return (
    <PublicForm
      load={load}
      initial={{ email: '' }}
      submitLabel={submitLabel}
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
  );
}
