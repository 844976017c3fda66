import { emailChange } from '@contract/locales/es-MX/identity/email-change';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';

const endpoints = () =>
  import('@contract/identity/email-changes').then(({ emailChanges }) => emailChanges);

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
  return (
    <RedeemLink
      token={token}
      title={t(emailChange.confirmTitle)}
      help={t(emailChange.confirmHelp)}
      action={t(emailChange.confirm)}
      redeem={async () => call((await endpoints()).confirm, { body: { token } })}
      done={<Done title={t(emailChange.confirmedTitle)} explanation={t(emailChange.confirmed)} />}
      aside={
        <>
          <p>{t(emailChange.confirmAnother)}</p>
          <PublicLink href="/login">{t(session.signIn)}</PublicLink>
        </>
      }
    />
  );
}

function Undo({ token }: { token: string }) {
  return (
    <RedeemLink
      token={token}
      title={t(emailChange.undoTitle)}
      help={t(emailChange.undoHelp)}
      action={t(emailChange.undo)}
      redeem={async () => call((await endpoints()).undo, { body: { token } })}
      done={
        <Done
          title={t(emailChange.undoneTitle)}
          explanation={t(emailChange.undone)}
          next={{ href: '/password/reset', label: t(emailChange.reset) }}
        />
      }
      aside={<PublicLink href="/password/reset">{t(emailChange.reset)}</PublicLink>}
    />
  );
}
