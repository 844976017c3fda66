import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

export function NotFound() {
  return (
    <FormShell title={words.notFound} explanation={words.notFoundHelp}>
      <PublicLink look="primary" block href="/">
        {words.goHome}
      </PublicLink>
    </FormShell>
  );
}
