import { session as words } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';

import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

export function NotFound() {
  return (
    <FormShell title={t(words.notFound)} explanation={t(words.notFoundHelp)}>
      <PublicLink look="primary" block href="/">
        {t(words.goHome)}
      </PublicLink>
    </FormShell>
  );
}
