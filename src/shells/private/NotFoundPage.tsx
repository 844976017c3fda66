import { baseRoute } from '@contract/kernel/roles';
import { config } from '@portal/config';
import { session as words } from '@portal/messages/session';
import { documentTitle } from '@portal/screens/derive';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useEffect } from 'react';
import { Link } from 'react-router';

/** An address that no screen has, for somebody who is signed in. */
export function NotFoundPage() {
  const home = useSession((state) => baseRoute[actingUser(state)?.role ?? 'none']);
  useEffect(() => {
    document.title = documentTitle(words.notFound, config().brand);
  }, []);
  return (
    <Page title={words.notFound}>
      <EmptyState text={words.notFoundHelp} action={<Link to={home}>{words.goHome}</Link>} />
    </Page>
  );
}
