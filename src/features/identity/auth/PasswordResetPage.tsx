import { passwordReset } from '@contract/locales/es-MX/identity/public';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ChoosePassword } from '@portal/ui/public/ChoosePassword';
import { PublicLink } from '@portal/ui/public/PublicLink';

const endpoint = () => import('@contract/identity/auth').then(({ passwords }) => passwords.reset);

export function PasswordResetPage() {
  return (
    <ChoosePassword
      title={t(passwordReset.title)}
      explanation={t(passwordReset.help)}
      submitLabel={t(passwordReset.save)}
      doneTitle={t(passwordReset.doneTitle)}
      done={t(passwordReset.done)}
      askAgain={<PublicLink href="/password/reset">{t(passwordReset.requestTitle)}</PublicLink>}
      load={async () => ({ body: (await endpoint()).body.pick({ password: true }) })}
      redeem={async (body) => call(await endpoint(), { body })}
    />
  );
}
