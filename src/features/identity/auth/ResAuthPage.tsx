import { resAuth } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

/**
 * The return from an outside step. The address is not trusted: only a state that the server
 * gave out could continue a task, and no step gives one out yet.
 */
export function ResAuthPage() {
  return (
    <FormShell title={t(resAuth.title)} explanation={t(resAuth.help)}>
      <PublicLink look="primary" block href="/login">
        {t(session.signIn)}
      </PublicLink>
    </FormShell>
  );
}
