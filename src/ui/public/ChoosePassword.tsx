import { links, registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { isWholeToken } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';

interface ChoosePasswordProps {
  title: string;
  explanation: string;
  submitLabel: string;
  doneTitle: string;
  done: string;
  /** Where another link is asked for. */
  askAgain: ReactNode;
  /** The rules of a password; not read before they are needed. */
  load: () => Promise<{ body: z.ZodType<{ password: string }, { password: string }> }>;
  /** Redeems the link with the password that was chosen. */
  redeem: (link: { token: string; password: string }) => Promise<unknown>;
}

/** The user of a mailed link chooses the password of its account, and signs in with it afterwards. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const { title, explanation, submitLabel, doneTitle, done, askAgain, load, redeem } = props;
  const { token = '' } = usePublicPlace().params;
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <FormShell title={doneTitle} explanation={done}>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  if (!isWholeToken(token)) {
    return (
      <FormShell title={t(links.goneTitle)} explanation={t(links.gone)}>
        {askAgain}
      </FormShell>
    );
  }
  return (
    <FormShell title={title} explanation={explanation} aside={askAgain}>
      <PublicForm
        load={load}
        initial={{ password: '' }}
        secrets={['password']}
        submitLabel={submitLabel}
        onSubmit={async ({ password }) => {
          await redeem({ token, password });
          setDone(true);
        }}
      >
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
