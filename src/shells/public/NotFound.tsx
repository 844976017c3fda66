import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

export function NotFound() {
  return (
    <FormShell title={t(session.notFound)} explanation={t(session.notFoundHelp)}>
      <PublicLink look="primary" block href="/">
        {t(session.goHome)}
      </PublicLink>
    </FormShell>
  );
}
