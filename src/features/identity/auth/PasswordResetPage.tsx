import { passwordReset as words } from '@contract/locales/es-MX/identity/public';
import { ChoosePassword } from '@portal/features/identity/auth/ChoosePassword';
import { t } from '@portal/i18n';

import { PublicLink } from '@portal/ui/public/PublicLink';

export function PasswordResetPage() {
  return (
    <ChoosePassword
      title={t(words.title)}
      explanation={t(words.help)}
      submitLabel={t(words.save)}
      doneTitle={t(words.doneTitle)}
      done={t(words.done)}
      askAgain={<PublicLink href="/password/reset">{t(words.requestTitle)}</PublicLink>}
      endpoint={() => import('@contract/identity/auth').then(({ passwords }) => passwords.reset)}
    />
  );
}
