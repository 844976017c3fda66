import { baseRoute } from '@contract/kernel/roles';
import { session } from '@contract/locales/es-MX/identity/session';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { documentTitle } from '@portal/screens/derive';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useEffect } from 'react';
import { Link } from 'react-router';

/** An address that no screen has, for a signed-in user. */
export function NotFoundPage() {
  const home = useSession((state) => baseRoute[actingUser(state)?.role ?? 'none']);
  useEffect(() => {
    document.title = documentTitle(t(session.notFound), config().brand);
  }, []);
  return (
    <Page title={t(session.notFound)}>
      <EmptyState
        text={t(session.notFoundHelp)}
        action={<Link to={home}>{t(session.goHome)}</Link>}
      />
    </Page>
  );
}
