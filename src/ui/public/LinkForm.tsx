import type { ReactNode } from 'react';
import type * as z from 'zod';
import { FormShell } from './FormShell';
import { GoneLink, isWholeToken } from './GoneLink';
import { PublicForm } from './PublicForm';
import type { PublicFormOptions } from './use-public-form';

interface LinkFormProps<S extends z.ZodType>
  extends Omit<PublicFormOptions<S>, 'secrets' | 'draft'> {
  /** Of the link that opened the page. */
  token: string;
  title: string;
  explanation: string;
  submitLabel: string;
  /** Where another link is asked for. */
  askAgain: ReactNode;
  children: ReactNode;
}

/** What the user of a mailed link fills in, a password among it: none of it is kept. */
export function LinkForm<S extends z.ZodType>({
  token,
  title,
  explanation,
  askAgain,
  ...form
}: LinkFormProps<S>) {
  if (!isWholeToken(token)) return <GoneLink aside={askAgain} />;
  return (
    <FormShell title={title} explanation={explanation} aside={askAgain}>
      <PublicForm {...form} />
    </FormShell>
  );
}
