import { registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import type * as z from 'zod';
import { FormShell } from './FormShell';
import { PublicLink } from './PublicLink';
import { SendLinkForm, type SendLinkFormProps } from './SendLinkForm';

interface LinkRequestProps<S extends z.ZodType> extends Omit<SendLinkFormProps<S>, 'submitLabel'> {
  title: string;
  explanation: string;
}

/** A page on which a link is asked for by the address of an account. */
export function LinkRequest<S extends z.ZodType>({
  title,
  explanation,
  ...form
}: LinkRequestProps<S>) {
  return (
    <FormShell
      title={title}
      explanation={explanation}
      aside={<PublicLink href="/login">{t(session.signIn)}</PublicLink>}
    >
      <SendLinkForm submitLabel={t(registration.sendLink)} {...form} />
    </FormShell>
  );
}
