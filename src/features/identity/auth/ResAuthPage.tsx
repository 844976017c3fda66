import { resAuth } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { FormShell } from '@portal/ui/public/FormShell';
import { isWholeToken } from '@portal/ui/public/GoneLink';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { isSpent } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useEffect, useState } from 'react';

/**
 * The return from an outside step. The address is not trusted: of it one state is read, which the server gave out and
 * takes back once, in the session that began the step; where it leads is the server's answer.
 */
export function ResAuthPage() {
  const { query } = usePublicPlace();
  const [state] = useState(() => query.get('state') ?? '');
  const [over, setOver] = useState(!isWholeToken(state));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => history.replaceState(null, '', location.pathname), []);
  async function goOn() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { identityCaptures } = await import('@contract/people/identity-captures');
      const { href } = await call(identityCaptures.resume, { body: { state } });
      location.assign(href);
    } catch (thrown) {
      const failure = toFailure(thrown);
      // What the server says of the state, or of the session, ends it; anything else may be tried again.
      if (isSpent(failure) || failure.code === 'unauthenticated') setOver(true);
      else setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  }
  if (over) {
    return (
      <FormShell title={t(resAuth.title)} explanation={t(resAuth.help)}>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <FormShell title={t(resAuth.goOnTitle)} explanation={t(resAuth.goOnHelp)}>
      {problem ? <PublicAlert tone="danger">{problem}</PublicAlert> : null}
      <PublicButton block busy={busy} onClick={() => void goOn()}>
        {t(resAuth.goOn)}
      </PublicButton>
    </FormShell>
  );
}
