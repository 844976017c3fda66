import { call } from '@portal/lib/call';
import { usePublicPlace } from '@portal/lib/public-place';
import { passwordReset as words } from '@portal/messages/public';
import { ChoosePassword } from '@portal/ui/public/ChoosePassword';
import { PublicLink } from '@portal/ui/public/PublicLink';

const loadEndpoint = () => import('@contract/auth').then(({ passwords }) => passwords.reset);

export function PasswordResetPage() {
  const { token = '' } = usePublicPlace().params;
  return (
    <ChoosePassword
      token={token}
      title={words.title}
      explanation={words.help}
      submitLabel={words.save}
      doneTitle={words.doneTitle}
      done={words.done}
      askAgain={<PublicLink href="/password/reset">{words.requestTitle}</PublicLink>}
      load={async () => ({ body: (await loadEndpoint()).body.pick({ password: true }) })}
      send={async ({ password }) => call(await loadEndpoint(), { body: { token, password } })}
    />
  );
}
