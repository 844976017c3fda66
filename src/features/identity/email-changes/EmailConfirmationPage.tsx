import { emailChange } from '@contract/locales/es-MX/identity/email-change';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';

/**
 * What the links of a change of address open: at the new one, to confirm it; at the one before (`acto=deshacer`), to
 * undo it. Each is good for its own act alone, whatever the address says.
 */
export function EmailConfirmationPage() {
  const { params, query } = usePublicPlace();
  const { token = '' } = params;
  return query.get('acto') === 'deshacer' ? <Undo token={token} /> : <Confirm token={token} />;
}

function Confirm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormShell title={t(emailChange.confirmedTitle)} explanation={t(emailChange.confirmed)}>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={t(emailChange.confirmTitle)}
      help={t(emailChange.confirmHelp)}
      action={t(emailChange.confirm)}
      redeem={async () => {
        const { emailChanges } = await import('@contract/identity/email-changes');
        await call(emailChanges.confirm, { body: { token } });
        setDone(true);
      }}
    />
  );
}

function Undo({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormShell title={t(emailChange.undoneTitle)} explanation={t(emailChange.undone)}>
        <PublicLink look="primary" block href="/password/reset">
          {t(emailChange.reset)}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={t(emailChange.undoTitle)}
      help={t(emailChange.undoHelp)}
      action={t(emailChange.undo)}
      redeem={async () => {
        const { emailChanges } = await import('@contract/identity/email-changes');
        await call(emailChanges.undo, { body: { token } });
        setDone(true);
      }}
    />
  );
}
