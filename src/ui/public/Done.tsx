import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import { FormShell } from './FormShell';
import { PublicLink } from './PublicLink';

interface DoneProps {
  title: string;
  explanation: string;
  /** The one step that follows: signing in, where no other one is named. */
  next?: { href: string; label: string };
  children?: ReactNode;
}

/** What came of a link that was used, and the way on. */
export function Done({ title, explanation, next, children }: DoneProps) {
  return (
    <FormShell title={title} explanation={explanation}>
      {children}
      <PublicLink look="primary" block href={next?.href ?? '/login'}>
        {next?.label ?? t(session.signIn)}
      </PublicLink>
    </FormShell>
  );
}
