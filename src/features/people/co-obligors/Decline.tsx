import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useState } from 'react';
import { tasks } from './tasks';

interface DeclineProps {
  request: { pass: string; applicant_name: string };
  onDeclined: () => void;
}

const words = coObligorPages.onboarding;

/** Says no, with a reason or without one; a second press keeps a stray touch from doing it. */
export function Decline({ request, onDeclined }: DeclineProps) {
  const { pass, applicant_name: name } = request;
  const [asked, setAsked] = useState(false);
  return (
    <PublicCard title={t(words.declineTitle)} explanation={t(words.declineHelp, { name })}>
      {asked ? (
        <PublicForm
          load={async () => ({ body: (await tasks()).decline.body.omit({ pass: true }) })}
          initial={{ reason: '' }}
          submitLabel={t(words.declineSure)}
          onSubmit={async (given) => {
            const { decline } = await tasks();
            await call(decline, { body: { ...given, pass } }, { token: null });
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
