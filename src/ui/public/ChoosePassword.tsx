import { links, registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { FormShell } from './FormShell';
import { PublicForm } from './PublicForm';
import { PublicLink } from './PublicLink';
import { PublicTextField } from './PublicTextField';
import { isWholeToken } from './RedeemLink';
import type { PublicFormOptions } from './use-public-form';

interface ChoosePasswordProps<S extends z.ZodType> {
  token: string;
  title: string;
  explanation: string;
  submitLabel: string;
  doneTitle: string;
  done: string;
  /** Where another link is asked for. */
  askAgain: ReactNode;
  load: PublicFormOptions<S>['load'];
  send: (body: z.output<S>) => Promise<unknown>;
}

/** Whoever opens a mailed link chooses the password of its account, and signs in with it afterwards. */
export function ChoosePassword<S extends z.ZodType>(props: ChoosePasswordProps<S>) {
  const { token, title, explanation, submitLabel, doneTitle, done, askAgain, load, send } = props;
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
        load={load}
        initial={{ password: '' }}
        secrets={['password']}
        submitLabel={submitLabel}
        onSubmit={async (body) => {
          await send(body);
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
