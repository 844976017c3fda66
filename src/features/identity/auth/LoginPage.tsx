import type { UserInfo } from '@contract/identity/users';
import { session } from '@contract/locales/es-MX/identity/session';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { enter } from '@portal/screens/enter';
import { endNotice } from '@portal/session/end-notice';
import { answerChallenge, type Challenge, signIn } from '@portal/session/sign-in';
import { profilesOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { usePublicPlace } from '@portal/ui/public-place';
import { lazy, Suspense, useState } from 'react';
import { RolePicker } from './RolePicker';

/** Where there is a demo alone; the login itself has nothing of it. */
const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then((page) => ({ default: page.DemoAccounts })),
);
const loadLogin = () =>
  import('@contract/identity/auth').then(({ auth }) => ({ body: auth.login.body }));
const loadSecondFactor = () =>
  import('@contract/identity/auth').then(({ auth }) => ({
    body: auth.secondFactor.body.pick({ code: true }),
  }));

/** Address and password, then the second factor and the profile where the person has them. */
export function LoginPage() {
  const { query } = usePublicPlace();
  const redirect = query.get('redirect');
  const ended = useSession(endNotice);
  const invalid = useSession((state) => state.invalid);
  const [challenge, setChallenge] = useState<Challenge>();
  const [choosing, setChoosing] = useState<UserInfo>();
  // The reason why the last session ended is shown until the next attempt; then the form shows its outcome.
  const [tried, setTried] = useState(false);

  async function proceed(answer: UserInfo | Challenge) {
    if ('challengeToken' in answer) setChallenge(answer);
    else if (profilesOf(answer).length > 1) setChoosing(answer);
    else await enter(redirect);
  }

  if (choosing) return <RolePicker user={choosing} onChosen={() => enter(redirect)} />;
  if (challenge) {
    return (
      <FormShell title={t(session.secondFactorTitle)} explanation={t(session.secondFactorHelp)}>
        <PublicForm
          key="code"
          load={loadSecondFactor}
          initial={{ code: '' }}
          submitLabel={t(session.signIn)}
          onSubmit={async ({ code }) => proceed(await answerChallenge(challenge, code))}
        >
          <PublicTextField
            name="code"
            label={t(session.code)}
            help={t(session.recoveryHelp)}
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
          />
        </PublicForm>
      </FormShell>
    );
  }
  return (
    <>
      <FormShell
        title={t(session.signInTitle)}
        aside={
          <>
            <p>
              {t(session.noAccount)} <PublicLink href="/registro">{t(session.register)}</PublicLink>
            </p>
            <PublicLink href="/solicitar-activacion">{t(session.requestActivation)}</PublicLink>
          </>
        }
      >
        {config().staffSecondFactor === 'off' ? (
          <PublicAlert tone="info">{t(session.staffFactorOff)}</PublicAlert>
        ) : null}
        {ended && !tried ? (
          <PublicAlert tone={invalid ? 'danger' : 'warning'}>{ended}</PublicAlert>
        ) : null}
        <PublicForm
          key="password"
          load={loadLogin}
          initial={{ email: '', password: '' }}
          secrets={['password']}
          submitLabel={t(session.signIn)}
          onSubmit={async ({ email, password }) => {
            setTried(true);
            await proceed(await signIn(email, password));
          }}
        >
          <PublicTextField
            name="email"
            label={t(session.email)}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <PublicTextField
            name="password"
            label={t(session.password)}
            type="password"
            autoComplete="current-password"
          />
          <PublicLink href="/password/reset">{t(session.forgot)}</PublicLink>
        </PublicForm>
      </FormShell>
      {/* Below all that stands there at once, which it would push down. */}
      {config().demo ? (
        <Suspense fallback={<div className="pub-arriving" />}>
          <DemoAccounts onSignedIn={proceed} />
        </Suspense>
      ) : null}
    </>
  );
}
