import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { t } from '@portal/i18n';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useState } from 'react';
import type * as z from 'zod';

interface DeclineProps<S extends z.ZodType> {
  help: string;
  body: () => Promise<S>;
  send: (given: z.output<S>) => Promise<unknown>;
  onDeclined: () => void;
}

const words = coObligorPages.onboarding;

/** Says no, with a reason or without one; a second press keeps a stray touch from doing it. */
export function Decline<S extends z.ZodType>({ help, body, send, onDeclined }: DeclineProps<S>) {
  const [asked, setAsked] = useState(false);
  return (
    <PublicCard title={t(words.declineTitle)} explanation={help}>
      {asked ? (
        <PublicForm
          load={async () => ({ body: await body() })}
          initial={{ reason: '' }}
          submitLabel={t(words.declineSure)}
          onSubmit={async (given) => {
            await send(given);
            onDeclined();
          }}
        >
          <PublicTextField
            name="reason"
            label={t(words.reason)}
            autoComplete="off"
            optional
            autoFocus
          />
        </PublicForm>
      ) : (
        <PublicButton look="plain" block onClick={() => setAsked(true)}>
          {t(words.decline)}
        </PublicButton>
      )}
    </PublicCard>
  );
}
