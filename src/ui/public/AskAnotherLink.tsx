import type * as z from 'zod';
import { PublicCard } from './PublicCard';
import { SendLinkForm, type SendLinkFormProps } from './SendLinkForm';

interface AskAnotherLinkProps<S extends z.ZodType> extends SendLinkFormProps<S> {
  title: string;
  help: string;
}

/** Under a page that its link did not open: another one. */
export function AskAnotherLink<S extends z.ZodType>({
  title,
  help,
  ...form
}: AskAnotherLinkProps<S>) {
  return (
    <PublicCard title={title} explanation={help}>
      <SendLinkForm {...form} />
    </PublicCard>
  );
}
