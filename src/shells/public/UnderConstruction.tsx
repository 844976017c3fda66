import { session } from '@contract/locales/es-MX/identity/session';
import { construction } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** A public screen whose content does not exist yet; the private areas have their own panel. */
export function UnderConstruction() {
  return (
    <FormShell title={t(construction.title)} explanation={t(construction.text)}>
      <PublicLink look="primary" block href="/">
        {t(session.goHome)}
      </PublicLink>
    </FormShell>
  );
}
