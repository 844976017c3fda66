import { resAuth } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

/**
 * The return from an outside step. What the address says is not believed: only a state that the server
 * gave out could continue a task, and no step gives one out yet.
 */
export function ResAuthPage() {
  return (
    <FormShell title={resAuth.title} explanation={resAuth.help}>
      <PublicLink look="primary" block href="/login">
        {words.signIn}
      </PublicLink>
    </FormShell>
  );
}
