import { accessError } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
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
      ? accessError.texts[code]
      : accessError.texts.denied;
  return (
    <FormShell title={accessError.title} explanation={text}>
      <PublicLink look="primary" block href="/">
        {words.goHome}
      </PublicLink>
      <SupportLink />
    </FormShell>
  );
}
