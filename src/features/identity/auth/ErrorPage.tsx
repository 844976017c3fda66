import { accessError } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { SupportLink } from '@portal/ui/SupportLink';

/** Access denied. Of the query only a known code counts; no text of it is ever shown. */
export function ErrorPage() {
  const { query } = usePublicPlace();
  const code = query.get('code');
  const text =
    code === 'expired' || code === 'impersonation'
      ? t(accessError.texts[code])
      : t(accessError.texts.denied);
  return (
    <FormShell title={t(accessError.title)} explanation={text}>
      <PublicLink look="primary" block href="/">
        {t(session.goHome)}
      </PublicLink>
      <SupportLink />
    </FormShell>
  );
}
