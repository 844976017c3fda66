import { session } from '@portal/session/portal-session';
import { useSession } from '@portal/session/use-session';
import { ErrorState } from '@portal/ui/kit/ErrorState';

/** The user, or the data of their role, could not be read: the page shows what it has, and it can be tried again. */
export function SessionFailure() {
  const failed = useSession(({ error, generalFailed }) => error || generalFailed);
  if (!failed) return null;
  const reload = () => {
    void session.refresh();
    // A failure sets the state shown here again.
    void session.loadGeneral().catch(() => undefined);
  };
  return <ErrorState reload={reload} />;
}
