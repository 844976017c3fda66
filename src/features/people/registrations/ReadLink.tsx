import { registration } from '@contract/locales/es-MX/identity/public';
import { common } from '@contract/locales/es-MX/kernel/common';
import type { registrations } from '@contract/people/registrations';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { type Failure, toFailure } from '@portal/ui/failure';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';

/** Whom a mailed link names and who invites them, by a button: mail scanners open links too. */
export function ReadLink({ token, action }: { token: string; action: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [read, setRead] = useState<Answer<typeof registrations.readLink>>();
  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { registrations: all } = await import('@contract/people/registrations');
      setRead(await call(all.readLink, { body: { token } }));
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  if (read) {
    const { full_name: name, invited_by: by } = read;
    return (
      <PublicAlert tone="info">
        {by ? `${t(registration.linkInvites, { by })} ` : ''}
        {t(registration.linkNames, { name })}
      </PublicAlert>
    );
  }
  return (
    <>
      {failure ? <PublicAlert tone="danger">{failure.message}</PublicAlert> : null}
      <PublicButton look="plain" block busy={busy} onClick={() => void press()}>
        {busy ? t(common.sending) : action}
      </PublicButton>
    </>
  );
}
