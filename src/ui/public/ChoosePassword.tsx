import { Done } from '@portal/ui/public/Done';
import { LinkForm } from '@portal/ui/public/LinkForm';
import { NewPassword } from '@portal/ui/public/NewPassword';
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
export function ChoosePassword({ doneTitle, done, redeem, ...form }: ChoosePasswordProps) {
  const { token = '' } = usePublicPlace().params;
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done title={doneTitle} explanation={done} />;
  return (
    <LinkForm
      {...form}
      token={token}
      initial={{ password: '' }}
      onSubmit={async ({ password }) => {
        await redeem({ token, password });
        setDone(true);
      }}
    >
      <NewPassword />
    </LinkForm>
  );
}
