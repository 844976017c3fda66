import type { passwords, registrations } from '@contract/auth';
import { call } from '@portal/lib/call';
import { usePublicPlace } from '@portal/lib/public-place';
import { links, registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { type ReactNode, useState } from 'react';
import { FormShell } from './FormShell';
import { PublicForm } from './PublicForm';
import { PublicLink } from './PublicLink';
import { PublicTextField } from './PublicTextField';
import { isWholeToken } from './RedeemLink';

interface ChoosePasswordProps {
  title: string;
  explanation: string;
  submitLabel: string;
  doneTitle: string;
  done: string;
  /** Where another link is asked for. */
  askAgain: ReactNode;
  /** What takes the link's token with the password; not read before it is needed. */
  endpoint: () => Promise<typeof passwords.reset | typeof registrations.activate>;
}

/** Whoever opens a mailed link chooses the password of its account, and signs in with it afterwards. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const { title, explanation, submitLabel, doneTitle, done, askAgain, endpoint } = props;
  const { token = '' } = usePublicPlace().params;
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <FormShell title={doneTitle} explanation={done}>
        <PublicLink look="primary" block href="/login">
          {words.signIn}
        </PublicLink>
      </FormShell>
    );
  }
  if (!isWholeToken(token)) {
    return (
      <FormShell title={links.goneTitle} explanation={links.gone}>
        {askAgain}
      </FormShell>
    );
  }
  return (
    <FormShell title={title} explanation={explanation} aside={askAgain}>
      <PublicForm
        load={async () => ({ body: (await endpoint()).body.pick({ password: true }) })}
        initial={{ password: '' }}
        secrets={['password']}
        submitLabel={submitLabel}
        onSubmit={async ({ password }) => {
          await call(await endpoint(), { body: { token, password } });
          setDone(true);
        }}
      >
        <PublicTextField
          name="password"
          label={registration.password}
          type="password"
          help={registration.passwordHelp}
          autoComplete="new-password"
        />
      </PublicForm>
    </FormShell>
  );
}
