import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useState } from 'react';
import { tasks } from './tasks';

/** Another link for what is left to do: the answer is the same for every address. */
export function AskAnew() {
  const [answer, setAnswer] = useState<string>();
  return (
    <PublicCard title={t(coObligorPages.askAnew)} explanation={t(coObligorPages.askAnewHelp)}>
      {answer ? (
        <PublicAlert tone="success">{answer}</PublicAlert>
      ) : (
        <PublicForm
          load={async () => ({ body: (await tasks()).askAnew.body })}
          initial={{ email: '' }}
          submitLabel={t(coObligorPages.sendAnother)}
          onSubmit={async (body) => {
            const { askAnew } = await tasks();
            setAnswer((await call(askAnew, { body }, { token: null })).message);
          }}
        >
          <PublicTextField
            name="email"
            label={t(coObligorPages.email)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </PublicForm>
      )}
    </PublicCard>
  );
}
