import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { tasks } from './tasks';

interface DeclineProps {
  request: { pass: string; applicant_name: string };
  onDeclined: () => void;
}

const words = coObligorPages.onboarding;

/** Says no, with a reason or without one. */
export function Decline({ request, onDeclined }: DeclineProps) {
  const { pass, applicant_name: name } = request;
  return (
    <PublicCard title={t(words.declineTitle)} explanation={t(words.declineHelp, { name })}>
      <PublicForm
        load={async () => ({ body: (await tasks()).decline.body.omit({ pass: true }) })}
        initial={{ reason: '' }}
        submitLabel={t(words.decline)}
        onSubmit={async (given) => {
          const { decline } = await tasks();
          await call(decline, { body: { ...given, pass } }, { token: null });
          onDeclined();
        }}
      >
        <PublicTextField name="reason" label={t(words.reason)} autoComplete="off" optional />
      </PublicForm>
    </PublicCard>
  );
}
