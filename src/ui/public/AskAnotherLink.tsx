import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { useState } from 'react';
import type * as z from 'zod';
import { PublicAlert } from './PublicAlert';
import { PublicCard } from './PublicCard';
import { PublicForm } from './PublicForm';
import { PublicTextField } from './PublicTextField';
import type { PublicFormOptions } from './use-public-form';

interface AskAnotherLinkProps<S extends z.ZodType> {
  title: string;
  help: string;
  submitLabel: string;
  load: PublicFormOptions<S>['load'];
  send: (body: z.output<S>) => Promise<{ message: string }>;
}

/** Under a page that its link did not open: another one, by an answer that is the same for every address. */
export function AskAnotherLink<S extends z.ZodType>({
  title,
  help,
  submitLabel,
  load,
  send,
}: AskAnotherLinkProps<S>) {
  const [answer, setAnswer] = useState<string>();
  return (
    <PublicCard title={title} explanation={help}>
      {answer ? (
        <PublicAlert tone="success">{answer}</PublicAlert>
      ) : (
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
            autoComplete="email"
          />
        </PublicForm>
      )}
    </PublicCard>
  );
}
